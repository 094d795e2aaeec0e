import { languages } from '@masar/i18n';

export interface SiteMapEntry {
  /** Without query. */
  path: string;
  /** ISO-8601; left out where nobody knows. */
  changedAt?: string;
}

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The sitemap of the site: every page in each language, each naming the others (PUB-7, sitemaps.org 0.9). */
export function siteMap(publicUrl: string, entries: readonly SiteMapEntry[]): string {
  const address = (path: string, language: string) =>
    inXml(`${publicUrl}${path}${language === 'en' ? '?lang=en' : ''}`);
  const urls = entries.flatMap(({ path, changedAt }) => {
    const alternates = languages.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(path, other)}"/>`,
    );
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
    return languages.map(
      (language) => `<url><loc>${address(path, language)}</loc>${changed}${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** What crawlers may fetch: the public pages, not the API and not what needs a session. */
export const robots = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /console', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
