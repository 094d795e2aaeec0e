import type { components } from '@masar/contracts';

export type SiteText = components['schemas']['SiteTextRecord'];
export type SiteTextVersion = components['schemas']['SiteTextVersionRecord'];

export const nameOf = ({ id, page }: SiteText): string => id.slice(page.length + 1);

/** Where the portal shows a page's texts. */
export function addressOf(page: string): string {
  if (page === 'shell' || page === 'landing') return '/';
  if (page === 'legal') return '/privacy-policy';
  return `/${page}`;
}
