import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@masar/i18n';

/** What the portal's build says about its pages (portal/src/prerender/write-pages.ts). */
export interface WrittenPages {
  /** Documents with placeholders, by path and language. */
  pages: Record<string, Record<Language, string>>;
  notFound: Partial<Record<Language, string>>;
  /** Patterns of all screens, `/courses/:id`; empty where the portal was built without its pages. */
  patterns: readonly string[];
}

/** Reads them from the portal's folder; a portal that was built without has none. */
export function readWrittenPages(portalFolder: string): WrittenPages {
  const file = join(portalFolder, 'dist-ssr/pages.json');
  if (!existsSync(file)) return { pages: {}, notFound: {}, patterns: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as WrittenPages;
}
