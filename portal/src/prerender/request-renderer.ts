import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { ApiError } from '@masar/contracts';
import type { Language } from '@masar/i18n';
import { paths } from '#app/paths';
import { personQueries } from '#features/public-profile/person.queries';
import { sendThrough } from '#shared/api/api';
import { categoryQueries, courseQueries } from '#shared/courses/course.queries';
import { pageDataOf, type PageData } from '#shared/query/page-data';
import { BuiltAssets } from './built-assets';
import { requestRouteOf } from './prerendered-routes';
import { renderPage } from './render-page';
import { writeDocument } from './write-document';

type Load = (client: QueryClient, parameter: string) => Promise<unknown>;

/** What a page with a parameter shows to visitors, by its pattern. */
const loaders: Record<string, Load> = {
  [paths.course.pattern]: async (client, id) => {
    await client.fetchQuery(courseQueries.detail(id));
    await Promise.all([
      client.fetchQuery(courseQueries.curriculum(id)),
      client.fetchQuery(courseQueries.reviews(id)),
      client.fetchQuery(categoryQueries.all()),
    ]);
  },
  [paths.person.pattern]: (client, address) => client.fetchQuery(personQueries.one(address)),
};

/** Loads it; undefined when there is no such thing for visitors. */
async function load(pattern: string, path: string): Promise<PageData | undefined> {
  const [parameter] = Object.values(matchPath(pattern, path)?.params ?? {});
  const loader = loaders[pattern];
  if (!loader || !parameter) return undefined;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  try {
    await loader(client, parameter);
    return pageDataOf(client);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}

/** Draws pages that need data while they are asked for. */
export interface RequestRenderer {
  /** Whether it draws the page of this address. */
  draws: (path: string) => boolean;
  /** Whether a drawn page may be shown for a while to others who ask. */
  mayKeep: (path: string) => boolean;
  /** The whole page with placeholders; undefined when there is no such thing. */
  render: (path: string, tab: string | null, language: Language) => Promise<string | undefined>;
}

/**
 * For the server: pages of courses and people as HTML with title, description and schema.org data (PUB-7).
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
    draws: (path) => requestRouteOf(path) !== undefined,
    // Who closes their page wants it closed now, not in a minute.
    mayKeep: (path) => requestRouteOf(path)?.path !== paths.person.pattern,
    async render(path, tab, language) {
      const route = requestRouteOf(path);
      if (!route) return undefined;
      const data = await load(route.path, path);
      if (!data) return undefined;
      const page = await renderPage(tab ? `${path}?tab=${encodeURIComponent(tab)}` : path, language, data);
      return writeDocument(template, { ...page, language, canonicalPath: path, assets: assets.of(route.prerendered) });
    },
  };
}
