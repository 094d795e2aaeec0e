// Written by `npm run texts` from postings.ar.arb, postings.en.arb.
import { defineMessages } from '@masar/i18n';

/** The words that opportunities, vacancies and services share. */
export const postingWords = defineMessages({
  ar: {
    decide: 'إلى قرار المراجعة',
    seeApplications: 'طلبات هذا الإعلان',
    search: 'ابحث في العناوين',
    open: 'فتحه في الموقع',
    bulkClose: 'إيقاف استقبال الطلبات',
    bulkOpen: 'استقبال الطلبات',
  },
  en: {
    decide: 'To the decision',
    seeApplications: 'Applications to it',
    search: 'Search in the titles',
    open: 'Open it on the site',
    bulkClose: 'Close for applications',
    bulkOpen: 'Take applications',
  },
});
