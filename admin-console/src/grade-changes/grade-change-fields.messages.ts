// Written by `npm run texts` from grade-change-fields.ar.arb, grade-change-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const kindTexts = defineMessages({
  ar: {
    marked: 'أُدخلت درجة',
    excused: 'أُعفي المتعلّم',
    cleared: 'سُحب ما أُدخل',
    settings: 'الأوزان والبنود',
  },
  en: {
    marked: 'A score was entered',
    excused: 'The learner was excused',
    cleared: 'An entry was taken back',
    settings: 'Weights and items',
  },
});

export const wayTexts = defineMessages({
  ar: {
    screen: 'خلية في السجلّ',
    file: 'ملف',
  },
  en: {
    screen: 'A cell of the gradebook',
    file: 'A file',
  },
});

export const gradeChangeFieldTexts = defineMessages({
  ar: {
    itemTitleAr: 'البند',
    kind: 'ما تغيّر',
    way: 'الطريقة',
    scoreBefore: 'قبله',
    scoreAfter: 'بعده',
    reason: 'السبب',
    changedByName: 'غيّرها',
    changedAt: 'متى',
  },
  en: {
    itemTitleAr: 'Item',
    kind: 'What changed',
    way: 'Way',
    scoreBefore: 'Before',
    scoreAfter: 'After',
    reason: 'Reason',
    changedByName: 'Changed by',
    changedAt: 'When',
  },
});
