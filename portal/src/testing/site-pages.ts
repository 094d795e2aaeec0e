import type { components } from '@masar/contracts';
import { type SitePage, sitePages } from '@masar/domain';

export type SitePageAnswer = components['schemas']['SitePageResponse'];

/** What an empty live site says on a page, with what a test sets: `aSitePage('about', { texts: [...] })`. */
export const aSitePage = (page: SitePage, set: Partial<SitePageAnswer> = {}): SitePageAnswer => ({
  page,
  organization: { nameAr: 'مسار', nameEn: 'Masar', logoUrl: null, socialLinks: [] },
  texts: [],
  figures: [],
  courses: [],
  openCourseId: null,
  ...set,
});

/** A text of a page, as it is set. */
export const aSiteText = (name: string, ar: string, en = ar, updatedAt: string | null = null) => ({
  name,
  ar,
  en,
  updatedAt,
});

/** Empty answers for all pages, by address. */
export const emptySitePages: readonly (readonly [string, SitePageAnswer])[] = sitePages.map((page) => [
  `/api/site/${page}`,
  aSitePage(page),
]);
