// Written by `npm run texts` from learning-plan.ar.arb, learning-plan.en.arb.
import { defineMessages } from '@masar/i18n';

/** What people answer on their first day and change later in their profile (DSH-8). */
export const goalMessages = defineMessages({
  ar: {
    'first-job': 'أول وظيفة',
    skill: 'مهارة جديدة',
    volunteering: 'التطوّع',
  },
  en: {
    'first-job': 'A first job',
    skill: 'A new skill',
    volunteering: 'Volunteering',
  },
});
