// Written by `npm run texts` from bank-question-fields.ar.arb, bank-question-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const lacksEnglishTexts = defineMessages({
  ar: {
    yes: 'ينقصه الإنجليزية',
    no: 'كامل',
  },
  en: {
    yes: 'No English',
    no: 'Complete',
  },
});

export const bankQuestionFieldTexts = defineMessages({
  ar: {
    title: 'السؤال',
    prompt: 'نص السؤال',
    bankId: 'البنك',
    name: 'اسم عند كاتبه',
    kind: 'النوع',
    difficulty: 'المستوى',
    state: 'الحالة',
    skillId: 'المهارة',
    flags: 'الإحصاءات',
    lacksEnglish: 'اللغتان',
    tags: 'الوسوم',
    warnings: 'تنبيهات',
    version: 'النسخة',
    createdAt: 'كُتب في',
    updatedAt: 'آخر تعديل',
  },
  en: {
    title: 'Question',
    prompt: 'What it asks',
    bankId: 'Bank',
    name: 'Author’s label',
    kind: 'Kind',
    difficulty: 'Difficulty',
    state: 'State',
    skillId: 'Skill',
    flags: 'Statistics',
    lacksEnglish: 'Languages',
    tags: 'Tags',
    warnings: 'Warnings',
    version: 'Version',
    createdAt: 'Written on',
    updatedAt: 'Last change',
  },
});
