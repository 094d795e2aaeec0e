import { defineMessages } from '@masar/i18n';

/** For those who applied to what its poster has changed since (OPP-4). */
export const inReviewMessages = defineMessages({
  ar: { title: 'هذا الإعلان قيد المراجعة' },
  en: { title: 'This posting is being reviewed' },
});
