// Written by `npm run texts` from assignment-fields.ar.arb, assignment-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const workKindTexts = defineMessages({
  ar: {
    text: 'نص',
    files: 'ملفات',
    photos: 'صور',
    voice: 'رسائل صوتية',
    links: 'روابط',
  },
  en: {
    text: 'Text',
    files: 'Files',
    photos: 'Photos',
    voice: 'Voice notes',
    links: 'Links',
  },
});

export const hasWaitingTexts = defineMessages({
  ar: {
    yes: 'فيه ما ينتظر',
    no: 'لا شيء ينتظر',
  },
  en: {
    yes: 'Waiting',
    no: 'Nothing waiting',
  },
});

export const isRequiredTexts = defineMessages({
  ar: {
    yes: 'مطلوب',
    no: 'غير مطلوب',
  },
  en: {
    yes: 'Required',
    no: 'Not required',
  },
});

export const isGroupWorkTexts = defineMessages({
  ar: {
    yes: 'مجموعات',
    no: 'كل متعلّم',
  },
  en: {
    yes: 'Groups',
    no: 'Each learner',
  },
});

export const lateRuleTexts = defineMessages({
  ar: {
    refused: 'لا يُقبل',
    accepted: 'يُقبل',
  },
  en: {
    refused: 'Refused',
    accepted: 'Accepted',
  },
});

export const assignmentFieldTexts = defineMessages({
  ar: {
    title: 'العنوان',
    titleHeading: 'الواجب',
    task: 'المطلوب',
    waiting: 'ينتظر التصحيح',
    marked: 'صُحّح',
    hasWaiting: 'التصحيح',
    accepts: 'ما يُسلَّم',
    isRequired: 'لإنهاء الدرس',
    isGroupWork: 'من يسلّم',
    dueAt: 'الموعد',
    lateRule: 'بعد الموعد',
    percentPerDay: 'خصم كل يوم تأخير',
    passMark: 'درجة النجاح',
    resubmissions: 'مرات إعادة التسليم',
    createdAt: 'كُتب في',
    updatedAt: 'آخر تعديل',
  },
  en: {
    title: 'Title',
    titleHeading: 'Assignment',
    task: 'The task',
    waiting: 'To be marked',
    marked: 'Marked',
    hasWaiting: 'Marking',
    accepts: 'What is handed in',
    isRequired: 'For the lesson',
    isGroupWork: 'Who hands in',
    dueAt: 'Due',
    lateRule: 'Late work',
    percentPerDay: 'Deducted per day late',
    passMark: 'Pass mark',
    resubmissions: 'Resubmissions',
    createdAt: 'Written on',
    updatedAt: 'Last change',
  },
});
