import { useMessages } from '@masar/ui';
import { createContext, useContext, useEffect } from 'react';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import { usePageHeadMessages } from './use-page-head.messages';

export interface PageHead {
  /** Of the page alone; the site's name is put behind it. */
  title: string;
  /** One or two sentences for search engines and shared links; the site's own where left out (PUB-7). */
  description?: string | null | undefined;
  /** A schema.org object, written only into pages that the server renders (PUB-7). */
  structuredData?: object | undefined;
}

/** What a rendered page says about itself, collected while it is rendered to HTML. */
export interface CollectedHead {
  title: string;
  /** What the site calls itself. */
  site: string;
  description: string;
  structuredData?: object | undefined;
}

/** Takes the head of a page that is rendered to HTML; null in the browser, where the document is changed instead. */
export const HeadCollector = createContext<((head: CollectedHead) => void) | null>(null);

/** Keeps title (`<page> · <name of the organisation>`) and description of the document, in the page's language (NAV-1, PUB-7). */
export function usePageHead({ title: page, description: own, structuredData }: PageHead): void {
  const text = useMessages(usePageHeadMessages);
  const collect = useContext(HeadCollector);
  const site = useOrganizationName();
  const title = page ? `${page} · ${site}` : site;
  const description = own || text.description;
  collect?.({ title, site, description, structuredData });
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
