// Written by `npm run texts` from organization-name.ar.arb, organization-name.en.arb.
import { defineMessages } from '@masar/i18n';

/** What the product calls itself where the organisation's own name is not known yet (SET-1). */
export const organizationNameMessages = defineMessages({
  ar: {
    own: 'مسار',
  },
  en: {
    own: 'Masar',
  },
});
