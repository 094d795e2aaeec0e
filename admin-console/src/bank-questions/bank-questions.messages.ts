// Written by `npm run texts` from bank-questions.ar.arb, bank-questions.en.arb.
import { defineMessages } from '@masar/i18n';

export const bankQuestionsMessages = defineMessages({
  ar: {
    title: 'أسئلة البنوك',
    intro: 'كل سؤال بكل نسخه. لا تتغيّر نسخة بعد كتابتها، فالاختبارات التي جرت تعني النسخة التي ذكرتها.',
    search: 'ابحث في نصوص الأسئلة',
    back: 'كل الأسئلة',
    versions: 'النسخ',
    version: 'النسخة',
    asks: 'ما تسأله',
    key: 'الإجابات وحصة كل منها',
    author: 'كتبها',
    written: 'في',
    none: 'لا نسخ.',
  },
  en: {
    title: 'Bank questions',
    intro:
      'Each question with all its versions. A version never changes once it is written: attempts mean the version that they name.',
    search: 'Search the questions',
    back: 'All questions',
    versions: 'Versions',
    version: 'Version',
    asks: 'What it asks',
    key: 'Answers and their share',
    author: 'Written by',
    written: 'On',
    none: 'No versions.',
  },
});
