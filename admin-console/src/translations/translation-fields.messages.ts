// Written by `npm run texts` from translation-fields.ar.arb, translation-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const fieldTexts = defineMessages({
  ar: {
    title: 'العنوان',
    name: 'الاسم',
    description: 'الوصف',
  },
  en: {
    title: 'Title',
    name: 'Name',
    description: 'Description',
  },
});

export const entityTypeTexts = defineMessages({
  ar: {
    courses: 'دورة',
    lessons: 'درس',
    categories: 'مسار',
  },
  en: {
    courses: 'Course',
    lessons: 'Lesson',
    categories: 'Track',
  },
});

export const translationFieldTexts = defineMessages({
  ar: {
    ckb: 'الكردية السورانية',
    content: 'الترجمة',
    sourceAr: 'النص الأصلي',
    noSourceText: 'لا نص أصلياً',
    sourceEn: 'النص الأصلي (بالإنجليزية)',
    language: 'اللغة',
    entityType: 'نوع السجل',
    entityId: 'السجل',
    field: 'الحقل',
    updatedAt: 'عُدّلت في',
  },
  en: {
    ckb: 'Central Kurdish',
    content: 'Translation',
    sourceAr: 'Source text',
    noSourceText: 'No source text',
    sourceEn: 'Source text (English)',
    language: 'Language',
    entityType: 'Kind of record',
    entityId: 'Record',
    field: 'Field',
    updatedAt: 'Changed on',
  },
});
