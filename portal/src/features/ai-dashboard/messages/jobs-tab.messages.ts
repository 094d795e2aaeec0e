// Written by `npm run texts` from jobs-tab.ar.arb, jobs-tab.en.arb.
import { defineMessages } from '@masar/i18n';

export const jobsTabMessages = defineMessages({
  ar: {
    heading: 'الوظائف الأقرب إلى مهاراتك',
    hint: 'من مهاراتك وحدها، لا من اسمك ولا عمرك ولا صورتك.',
    all: 'كل الوظائف',
    score: (percent: string) => `تطابق ${percent}`,
    failed: 'تعذّر تحميل الوظائف',
    empty: 'لا وظيفة قريبة من مهاراتك بعد',
    emptyHint: 'قِس مهارة أو أضفها إلى ملفك، وسنخبرك أي الوظائف أقرب إليك.',
    assess: 'قِس مهاراتك',
  },
  en: {
    heading: 'Jobs closest to your skills',
    hint: 'From your skills alone, not from your name, age or picture.',
    all: 'All jobs',
    score: (percent: string) => `${percent} match`,
    failed: 'The jobs could not be loaded',
    empty: 'No job is close to your skills yet',
    emptyHint: 'Assess a skill or add it to your profile, and we tell you which jobs are close to you.',
    assess: 'Assess your skills',
  },
});
