import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@masar/contracts';
import { categoryIds, type SitePage } from '@masar/domain';
import type { Language } from '@masar/i18n';
import { QueryClient } from '@tanstack/react-query';
import { generatePath, matchPath } from 'react-router-dom';
import { personQueries } from '#features/public-profile/person.queries';
import { sendThrough } from '#shared/api/api';
import { paths } from '#shared/navigation/paths';
import { type PageData, pageDataOf } from '#shared/query/page-data';
import { sessionQueries } from '#shared/session/session.queries';
import { siteQueries } from '#shared/site/site.queries';
import { categoryQueries, courseQueries } from '#subjects/courses/course.queries';
import { courseTabs } from '#subjects/courses/course-tabs';
import { BuiltAssets } from './built-assets';
import type { PageMarks } from './page-document';
import { requestRouteOf } from './prerendered-routes';
import { renderPage } from './render-page';
import { writeDocument } from './write-document';

type Load = (client: QueryClient, parameter: string) => Promise<unknown>;

/** Whose texts stand on a page beside those around all pages. */
const siteTextsOf: Readonly<Record<string, SitePage>> = {
  [paths.landing.pattern]: 'landing',
  [paths.about.pattern]: 'about',
  [paths.contact.pattern]: 'contact',
  [paths.privacyPolicy.pattern]: 'legal',
  [paths.termsOfService.pattern]: 'legal',
  [paths.cookiePolicy.pattern]: 'legal',
  ...Object.fromEntries(categoryIds.map((id) => [paths.category.href(id), id])),
};

async function loadSiteTexts(client: QueryClient, pattern: string): Promise<void> {
  const own = siteTextsOf[pattern];
  await Promise.all([
    client.fetchQuery(siteQueries.page('shell')),
    ...(own ? [client.fetchQuery(siteQueries.page(own))] : []),
  ]);
}

/** What a page with a parameter shows to visitors, by its pattern. */
const loaders: Record<string, Load> = {
  [paths.course.pattern]: async (client, id) => {
    await client.fetchQuery(courseQueries.detail(id));
    await Promise.all([
      client.fetchQuery(courseQueries.curriculum(id)),
      client.fetchQuery(courseQueries.reviews(id)),
      client.fetchQuery(categoryQueries.all()),
      // Whether a place is free here, as in a demonstration.
      client.fetchQuery(sessionQueries.config()),
    ]);
  },
  [paths.person.pattern]: (client, address) => client.fetchQuery(personQueries.one(address)),
};

/** Loads it; undefined when there is no such thing for visitors. */
async function load(pattern: string, path: string): Promise<PageData | undefined> {
  const [parameter] = Object.values(matchPath(pattern, path)?.params ?? {});
  const loader = loaders[pattern];
  if (Boolean(loader) !== Boolean(parameter)) return undefined;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  try {
    if (loader && parameter) await loader(client, decodeURIComponent(parameter));
    await loadSiteTexts(client, pattern);
    return pageDataOf(client);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}

/** The tabs that a page opens by its address, by its pattern. */
const tabs: Record<string, readonly string[]> = { [paths.course.pattern]: courseTabs };

/** One address for all ways to write it, so that nobody makes the server draw a page twice by writing it otherwise. */
export function addressOf(path: string, tab: string | null): string | undefined {
  const pattern = requestRouteOf(path)?.path;
  const [name, value] = Object.entries((pattern && matchPath(pattern, path)?.params) ?? {})[0] ?? [];
  if (pattern && !pattern.includes(':')) return pattern;
  if (!pattern || !name || !value || !isWellFormed(value)) return undefined;
  const isTab = tab !== null && tabs[pattern]?.includes(tab);
  return generatePath(pattern, { [name]: decodeURIComponent(value) }) + (isTab ? `?tab=${tab}` : '');
}

/** Whether its codes stand for letters; `%E2` alone does not. */
function isWellFormed(part: string): boolean {
  try {
    return decodeURIComponent(part) !== '';
  } catch {
    return false;
  }
}

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** Draws pages while they are asked for. */
export interface RequestRenderer {
  /** One address for all ways to write it, with only what its page reads; undefined for pages that it does not draw. */
  addressOf: (path: string, tab: string | null) => string | undefined;
  /** Whether a drawn page may be shown for a while to others who ask. */
  mayKeep: (address: string) => boolean;
  /** The whole page with these marks; undefined when there is no such thing. */
  render: (address: string, language: Language, marks: PageMarks) => Promise<string | undefined>;
}

/**
 * For the server: pages as HTML with title, description, what the organisation says of itself, and schema.org data of
 * courses (PUB-7, READ-1).
 *
 * @param clientFolder the portal's build
 * @param send sends a call of the portal to the API, as a visitor
 */
export function createRequestRenderer(
  clientFolder: string,
  send: (request: Request) => Promise<Response>,
): RequestRenderer {
  const template = readFileSync(join(clientFolder, 'index.html'), 'utf8');
  const assets = new BuiltAssets(clientFolder);
  sendThrough(send);
  return {
    addressOf,
    // Who closes their page wants it closed now, not in a minute.
    mayKeep: (address) => requestRouteOf(pathOf(address))?.path !== paths.person.pattern,
    async render(address, language, marks) {
      const path = pathOf(address);
      const route = requestRouteOf(path);
      if (!route) return undefined;
      const data = await load(route.path, path);
      if (!data) return undefined;
      const page = await renderPage(address, language, data);
      const document = { ...page, language, canonicalPath: path, assets: assets.of(route.prerendered) };
      return writeDocument(template, document, marks);
    },
  };
}
