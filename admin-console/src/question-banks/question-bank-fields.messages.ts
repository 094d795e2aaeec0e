// Written by `npm run texts` from question-bank-fields.ar.arb, question-bank-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const isOfCourseTexts = defineMessages({
  ar: {
    yes: 'لدورة',
    no: 'لمدرّب',
  },
  en: {
    yes: 'A course',
    no: 'An instructor',
  },
});

export const questionBankFieldTexts = defineMessages({
  ar: {
    name: 'البنك',
    ownerId: 'صاحب البنك',
    courseId: 'الدورة',
    isOfCourse: 'لمن',
    readyQuestions: 'أسئلة جاهزة',
    draftQuestions: 'مسودات',
    archivedQuestions: 'أسئلة مؤرشفة',
    createdAt: 'أُنشئ في',
    updatedAt: 'آخر تعديل',
  },
  en: {
    name: 'Bank',
    ownerId: 'Owner',
    courseId: 'Course',
    isOfCourse: 'Belongs to',
    readyQuestions: 'Ready questions',
    draftQuestions: 'Drafts',
    archivedQuestions: 'Archived',
    createdAt: 'Created on',
    updatedAt: 'Last change',
  },
});
