// Written by `npm run texts` from charts.ar.arb, charts.en.arb.
import { defineMessages } from '@masar/i18n';

export const chartMessages = defineMessages({
  ar: {
    asTable: 'الأرقام في جدول',
    drawing: (title: string) => `${title}: رسم بياني، وأرقامه في الجدول الذي يليه`,
    none: 'لا يوجد',
    ofFirst: 'من البداية',
  },
  en: {
    asTable: 'The numbers as a table',
    drawing: (title: string) => `${title}: a chart; its numbers are in the table that follows`,
    none: 'none',
    ofFirst: 'of the start',
  },
});
