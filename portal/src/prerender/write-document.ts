import { directionOf, type Language, languageData, languages } from '@masar/i18n';
import type { PageAssets } from './built-assets';
import { builtMarks, interactiveEvent, pageDataId, type PageMarks } from './page-document';
import type { RenderedPage } from './render-page';
import { startWhenNeeded } from './start-when-needed';

interface Document extends RenderedPage {
  language: Language;
  /** Path without query, as search engines shall know it; undefined for pages that they shall not keep. */
  canonicalPath?: string | undefined;
  assets: PageAssets;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON that cannot end the script element that it stands in. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const nonceAs = (marks: PageMarks): string => `nonce="${marks.nonce}"`;

function headOf({ head, language, canonicalPath, assets }: Document, marks: PageMarks): string {
  const nonce = nonceAs(marks);
  const addressIn = (path: string, other: Language): string =>
    `${marks.publicUrl}${escaped(path)}${other === 'en' ? '?lang=en' : ''}`;
  const tags = [
    `<title>${escaped(head.title)}</title>`,
    `<meta name="description" content="${escaped(head.description)}">`,
    `<meta property="og:site_name" content="${escaped(head.site)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escaped(head.title)}">`,
    `<meta property="og:description" content="${escaped(head.description)}">`,
    `<meta property="og:locale" content="${languageData[language].locale.replace('-', '_')}">`,
    `<meta property="og:image" content="${marks.publicUrl}/share.png">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  if (canonicalPath === undefined) tags.push('<meta name="robots" content="noindex">');
  else {
    tags.push(
      `<link rel="canonical" href="${addressIn(canonicalPath, language)}">`,
      `<meta property="og:url" content="${addressIn(canonicalPath, language)}">`,
      ...languages.map(
        (other) => `<link rel="alternate" hreflang="${other}" href="${addressIn(canonicalPath, other)}">`,
      ),
      `<link rel="alternate" hreflang="x-default" href="${addressIn(canonicalPath, 'ar')}">`,
    );
  }
  for (const href of assets.styles) tags.push(`<link rel="stylesheet" crossorigin href="${href}" ${nonce}>`);
  if (head.structuredData) {
    tags.push(`<script type="application/ld+json" ${nonce}>${inScript(head.structuredData)}</script>`);
  }
  return tags.join('\n    ');
}

/** Vite's page without what is written anew for each page: title, description, scripts and styles of the entry. */
const withoutOwnTags = (template: string, marks: PageMarks): string =>
  template
    .replaceAll(builtMarks.nonce, () => marks.nonce)
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');

/** The whole page, with marks for nonce and public address: head, drawn body, its data, and how it starts. */
export function writeDocument(template: string, page: Document, marks: PageMarks = builtMarks): string {
  const nonce = nonceAs(marks);
  const start = `(${startWhenNeeded.toString()})(${inScript(page.assets.scripts)},${inScript(interactiveEvent)})`;
  const body = [
    `<div id="root">${page.html}</div>`,
    `<script type="application/json" id="${pageDataId}" ${nonce}>${inScript(page.data)}</script>`,
    `<script ${nonce}>${start}</script>`,
  ];
  const open = `<html lang="${page.language}" dir="${directionOf(page.language)}" data-color-scheme="light" data-written`;
  // Functions, because a text after `replace` may contain `$&`.
  return withoutOwnTags(template, marks)
    .replace(/<html [^>]*(?=>)/, () => open)
    .replace('</head>', () => `  ${headOf(page, marks)}\n  </head>`)
    .replace('<div id="root"></div>', () => body.join('\n    '));
}
