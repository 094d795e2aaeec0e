// Written by `npm run texts` from question-kinds.ar.arb, question-kinds.en.arb.
import { defineMessages } from './messages.ts';

/** What kinds of questions are called wherever they are listed (QB-1). */
export const questionKindTexts = defineMessages({
  ar: {
    single: 'اختيار واحد',
    multiple: 'اختيار متعدد',
    'true-false': 'صح أو خطأ',
    'short-text': 'إجابة قصيرة',
    number: 'عدد',
    matching: 'توصيل',
    ordering: 'ترتيب',
    cloze: 'تكملة النص',
    hotspot: 'موضع على صورة',
    calculated: 'عدد محسوب',
  },
  en: {
    single: 'Single choice',
    multiple: 'Multiple choice',
    'true-false': 'True or false',
    'short-text': 'Short text',
    number: 'Number',
    matching: 'Matching',
    ordering: 'Ordering',
    cloze: 'Text with gaps',
    hotspot: 'Place on a picture',
    calculated: 'Calculated number',
  },
});
