import { type SearchKind, publicSearchKinds, searchKinds } from '@masar/domain';
import type { Viewer } from '#platform/access/viewer';

/** What this reader may find: visitors only what has a public page (SRCH-1). */
export function kindsFor(viewer: Viewer | undefined, type?: SearchKind): SearchKind[] {
  const allowed = viewer ? searchKinds : publicSearchKinds;
  return allowed.filter((kind) => type === undefined || kind === type);
}
