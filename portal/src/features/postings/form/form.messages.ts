// Written by `npm run texts` from form.ar.arb, form.en.arb.
import { defineMessages } from '@masar/i18n';

/** What the forms of all kinds say alike. */
export const formMessages = defineMessages({
  ar: {
    english: 'بالإنجليزية أيضاً',
    englishHint: 'ما تتركه فارغاً يظهر لقرّاء الإنجليزية كما كتبته بالعربية.',
    inEnglish: (label: string) => `${label} بالإنجليزية`,
    title: 'اكتب العنوان.',
    companyName: 'اكتب اسم الشركة.',
    description: 'اكتب الوصف.',
    contactInfo: 'اكتب كيف يتواصل الناس معك.',
    category: 'اختر التصنيف.',
    required: 'هذا الحقل مطلوب.',
    save: 'حفظ التعديل',
    saved: 'حُفظ التعديل',
    saveFailed: 'تعذّر حفظ التعديل',
    waits: 'ستُنشر بعد مراجعة الإدارة، وسيصلك إشعار.',
  },
  en: {
    english: 'In English as well',
    englishHint: 'What you leave empty is shown to readers of English as you wrote it above.',
    inEnglish: (label: string) => `${label} in English`,
    title: 'Enter a title.',
    companyName: 'Enter the name of the company.',
    description: 'Describe it.',
    contactInfo: 'Say how people can reach you.',
    category: 'Choose a category.',
    required: 'This field is required.',
    save: 'Save changes',
    saved: 'Changes saved',
    saveFailed: 'The changes could not be saved',
    waits: 'It is published once the administrators have reviewed it. You are notified.',
  },
});
