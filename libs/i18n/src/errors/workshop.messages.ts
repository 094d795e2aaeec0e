// Written by `npm run texts` from workshop.ar.arb, workshop.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of the project workshop. */
export const workshopErrors = defineMessages({
  ar: {
    'workshop.project_not_found': 'لا يوجد مشروع بهذا الاسم في الورشة.',
    'workshop.step_not_found': 'لا توجد خطوة بهذا الاسم في هذا المشروع.',
    'workshop.project_unfinished': 'أكمل خطوات المشروع كلها أولاً، ثم أضفه إلى صفحتك.',
  },
  en: {
    'workshop.project_not_found': 'The workshop has no such project.',
    'workshop.step_not_found': 'This project has no such step.',
    'workshop.project_unfinished': 'Finish every step of the project first, then add it to your page.',
  },
});
