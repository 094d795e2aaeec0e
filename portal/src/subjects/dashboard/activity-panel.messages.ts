// Written by `npm run texts` from activity-panel.ar.arb, activity-panel.en.arb.
import { defineMessages } from '@masar/i18n';

export const activityPanelMessages = defineMessages({
  ar: {
    title: 'آخر النشاط',
    failed: 'تعذّر تحميل النشاط',
  },
  en: {
    title: 'Recent activity',
    failed: 'The activity could not be loaded',
  },
});
