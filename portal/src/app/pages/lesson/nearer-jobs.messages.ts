// Written by `npm run texts` from nearer-jobs.ar.arb, nearer-jobs.en.arb.
import { defineMessages } from '@masar/i18n';

export const nearerJobsMessages = defineMessages({
  ar: {
    title: 'وظائف صارت أقرب إليك',
    fits: (percent: string) => `تطابقك الآن ${percent}`,
  },
  en: {
    title: 'Jobs now within closer reach',
    fits: (percent: string) => `${percent} match now`,
  },
});
