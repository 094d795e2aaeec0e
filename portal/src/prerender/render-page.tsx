import type { Language } from '@masar/i18n';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/App';
import { type CollectedHead, HeadCollector } from '#shared/page/usePageHead';
import type { PageData } from '#shared/query/page-data';

export interface RenderedPage {
  /** Inside of the root element. */
  html: string;
  head: CollectedHead;
  data: PageData;
}

/**
 * Draws a page of the portal as a visitor sees it, to HTML that the browser takes over (PUB-7).
 *
 * @param path with the query that the page reads, e.g. `/courses/x?tab=reviews`
 * @throws what a component throws, and where one writes a style into the page, so that a broken page fails the build
 */
export async function renderPage(path: string, language: Language, data: PageData = []): Promise<RenderedPage> {
  let head: CollectedHead = { title: '', site: '', description: '' };
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <HeadCollector value={(collected) => (head = collected)}>
      <StrictMode>
        <StaticRouter location={path}>
          <App written={{ language, digits: 'latn' }} data={data} />
        </StaticRouter>
      </StrictMode>
    </HeadCollector>,
    // Large parts would otherwise be moved into place by inline scripts.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${path} (${language}) does not render`);
  const styled = / style="[^"]*"/.exec(html);
  if (styled)
    throw new Error(`${path}: the content security policy forbids${styled[0]}; a class or attribute can do it`);
  return { html, head, data };
}
