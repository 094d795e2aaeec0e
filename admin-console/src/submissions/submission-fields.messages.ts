// Written by `npm run texts` from submission-fields.ar.arb, submission-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const stateTexts = defineMessages({
  ar: {
    draft: 'مسودة',
    waiting: 'ينتظر التصحيح',
    marked: 'مصحَّح',
    returned: 'أُعيد إليه',
  },
  en: {
    draft: 'Draft',
    waiting: 'Waits for a mark',
    marked: 'Marked',
    returned: 'Handed back',
  },
});

export const hasPassedTexts = defineMessages({
  ar: {
    yes: 'نجح',
    no: 'لم ينجح',
  },
  en: {
    yes: 'Passed',
    no: 'Not passed',
  },
});

export const isLateTexts = defineMessages({
  ar: {
    yes: 'متأخر',
    no: 'في موعده',
  },
  en: {
    yes: 'Late',
    no: 'In time',
  },
});

export const submissionFieldTexts = defineMessages({
  ar: {
    assignmentId: 'الواجب',
    group: 'المجموعة',
    feedback: 'ملاحظات بالصوت أو في ملف',
    round: 'الجولة',
    state: 'الحالة',
    score: 'الدرجة',
    passMark: 'درجة النجاح',
    hasPassed: 'النتيجة',
    isLate: 'الموعد',
    daysLate: 'أيام التأخير',
    text: 'ما كتبه',
    links: 'الروابط',
    files: 'الملفات',
    handedInAt: 'سُلّم في',
    dueAt: 'موعده',
    createdAt: 'بدأ في',
  },
  en: {
    assignmentId: 'Assignment',
    group: 'Group',
    feedback: 'Voice and file feedback',
    round: 'Round',
    state: 'State',
    score: 'Score',
    passMark: 'Pass mark',
    hasPassed: 'Outcome',
    isLate: 'Being late',
    daysLate: 'Days late',
    text: 'What was written',
    links: 'Links',
    files: 'Files',
    handedInAt: 'Handed in',
    dueAt: 'Was due',
    createdAt: 'Begun on',
  },
});
