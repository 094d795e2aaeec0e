import { publicSearchKinds, type SearchKind, searchKinds } from '@masar/domain';
import type { Viewer } from '#platform/access/viewer';

/** What this reader may find: visitors only what has a public page (SRCH-1). Of sections and assignments only those open to them (SRCH-2). */
export function kindsFor(viewer: Viewer | undefined, type?: SearchKind): SearchKind[] {
  const allowed = viewer ? searchKinds : publicSearchKinds;
  return allowed.filter((kind) => type === undefined || kind === type);
}

/** What is suggested while typing: titles, no places within texts. */
export const titledKindsFor = (viewer: Viewer | undefined): SearchKind[] =>
  kindsFor(viewer).filter((kind) => kind !== 'section');
