import { blocksOf, type SitePage, type SiteTextName } from '@masar/domain';
import { dataLanguageOf } from '@masar/i18n';
import { useLocale } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { siteQueries } from './site.queries';

/** A page's own words and figures in the reader's language; what nobody set is undefined, or an empty list (READ-1). */
export function useSitePage<Page extends SitePage>(page: Page) {
  const { language } = useLocale();
  const { data } = useQuery(siteQueries.page(page));
  const text = (name: SiteTextName<Page>): string | undefined =>
    data?.texts.find((one) => one.name === name)?.[dataLanguageOf(language)];
  return {
    text,
    /** When somebody wrote it, ISO. */
    updatedAt: (name: SiteTextName<Page>): string | null =>
      data?.texts.find((one) => one.name === name)?.updatedAt ?? null,
    /** Whether the server has said what is set. */
    isKnown: data !== undefined,
    /** The lines of each block. */
    blocks: (name: SiteTextName<Page>): string[][] => blocksOf(text(name) ?? ''),
    figure: (name: SiteTextName<Page>) => data?.figures.find((one) => one.name === name),
    courses: data?.courses ?? [],
    /** A course whose first lesson visitors read. */
    openCourseId: data?.openCourseId ?? undefined,
    /** Undefined until it is known. */
    organization: data?.organization,
  };
}
