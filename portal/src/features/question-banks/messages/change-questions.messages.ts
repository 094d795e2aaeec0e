// Written by `npm run texts` from change-questions.ar.arb, change-questions.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

export const changeMessages = defineMessages({
  ar: {
    choose: (words: string) => `اختيار: ${words}`,
    chooseAll: (count: number, digits: Digits) =>
      `اختيار الكل: ${plural('ar', count, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالاً', other: '# سؤال' }, digits)}`,
    change: (count: number, digits: Digits) =>
      `تعديل المختار: ${plural('ar', count, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالاً', other: '# سؤال' }, digits)}`,
    title: (count: number, digits: Digits) =>
      `تعديل ${plural('ar', count, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالاً', other: '# سؤال' }, digits)}`,
    state: 'الحالة',
    difficulty: 'الصعوبة',
    keep: 'يبقى كما هو',
    tags: 'وسوم تُضاف',
    tagsHint: 'بينها فاصلة',
    apply: 'تطبيق',
    changed: (count: number, digits: Digits) =>
      `عُدّل: ${plural('ar', count, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالاً', other: '# سؤال' }, digits)}`,
    unanswerable: (count: number, digits: Digits) =>
      `بقي كما كان لأن لا إجابة صحيحة له: ${plural('ar', count, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالاً', other: '# سؤال' }, digits)}`,
    failed: 'تعذّر التعديل',
  },
  en: {
    choose: (words: string) => `Choose: ${words}`,
    chooseAll: (count: number) => `Choose all ${plural('en', count, { one: '# question', other: '# questions' })}`,
    change: (count: number) => `Change ${plural('en', count, { one: '# question', other: '# questions' })}`,
    title: (count: number) => `Change ${plural('en', count, { one: '# question', other: '# questions' })}`,
    state: 'State',
    difficulty: 'Difficulty',
    keep: 'Stays as it is',
    tags: 'Tags to add',
    tagsHint: 'Separated by commas',
    apply: 'Apply',
    changed: (count: number) => `Changed: ${plural('en', count, { one: '# question', other: '# questions' })}`,
    unanswerable: (count: number) =>
      `Left as they were, because no answer is right: ${plural('en', count, { one: '# question', other: '# questions' })}`,
    failed: 'This could not be changed',
  },
});
