import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { defineFields } from '../records/fields';
import { siteTextFieldTexts } from './site-text-fields.messages';

const texts = inEach(siteTextFieldTexts);

export type SiteText = components['schemas']['SiteTextRecord'];
export type SiteTextVersion = components['schemas']['SiteTextVersionRecord'];

/** What a place says; how it is asked for depends on the kind of the place. */
export const siteTextFields = defineFields<SiteText>()({
  ar: { label: texts.ar, input: true },
  en: { label: texts.en, input: true },
});

export const nameOf = ({ id, page }: SiteText): string => id.slice(page.length + 1);

/** Where the portal shows a page's texts. */
export function addressOf(page: string): string {
  if (page === 'shell' || page === 'landing') return '/';
  if (page === 'legal') return '/privacy-policy';
  return `/${page}`;
}
