import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@masar/i18n';
import { BuiltAssets } from './built-assets';
import { compressFolder } from './compress-folder';
import { knownPatterns, notFoundRoute, staticRoutes } from './prerendered-routes';
import { renderPage } from './render-page';
import { writeDocument } from './write-document';

/** What the server knows of the portal's pages: `pages.json` beside the renderer. */
export interface WrittenPages {
  /** Documents with placeholders, by path and language. */
  pages: Record<string, Record<Language, string>>;
  notFound: Record<Language, string>;
  /** Patterns of all screens, `/courses/:id`. */
  patterns: readonly string[];
}

const here = import.meta.dirname;
const clientFolder = join(here, '../dist');
const template = readFileSync(join(clientFolder, 'index.html'), 'utf8');
const assets = new BuiltAssets(clientFolder);

async function write(path: string, page: string, canonicalPath?: string): Promise<Record<Language, string>> {
  const documents: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const rendered = await renderPage(path, language);
    documents[language] = writeDocument(template, { ...rendered, language, canonicalPath, assets: assets.of(page) });
  }
  return documents as Record<Language, string>;
}

if (!notFoundRoute) throw new Error('The router has no page for unknown addresses.');
const written: WrittenPages = {
  pages: {},
  notFound: await write('/no-such-page', notFoundRoute.prerendered),
  patterns: knownPatterns,
};
for (const { path, prerendered } of staticRoutes) written.pages[path] = await write(path, prerendered, path);
writeFileSync(join(here, 'pages.json'), JSON.stringify(written));
await compressFolder(clientFolder);
console.warn(`${staticRoutes.length} pages written in ${languages.length} languages`);
