// Written by `npm run texts` from submissions.ar.arb, submissions.en.arb.
import { defineMessages } from '@masar/i18n';

export const submissionsMessages = defineMessages({
  ar: {
    title: 'التسليمات',
    intro: 'ما سلّمه المتعلّمون وما نالوه. المسودة لصاحبها وحده، والدرجة لمن يصحّح: لا تُعدَّل هنا.',
    back: 'كل التسليمات',
    marks: 'الدرجات',
    number: 'الرقم',
    points: 'النقاط',
    score: 'الدرجة',
    comment: 'تعليق المصحّح',
    reason: 'لماذا تغيّرت',
    by: 'صحّحه',
    at: 'في',
    none: 'لم يُصحَّح بعد.',
  },
  en: {
    title: 'Submissions',
    intro:
      'What learners handed in and what it was marked with. A draft is its writer’s alone, and marks are their markers’: nothing is edited here.',
    back: 'All submissions',
    marks: 'Marks',
    number: 'Number',
    points: 'Points',
    score: 'Score',
    comment: 'What the marker wrote',
    reason: 'Why it changed',
    by: 'Marked by',
    at: 'On',
    none: 'Not marked yet.',
  },
});
