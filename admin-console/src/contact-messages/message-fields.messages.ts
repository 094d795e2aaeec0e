// Written by `npm run texts` from message-fields.ar.arb, message-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const messageStatusesTexts = defineMessages({
  ar: {
    new: 'جديدة',
    answered: 'تمّ الردّ عليها',
    archived: 'مؤرشفة',
  },
  en: {
    new: 'New',
    answered: 'Answered',
    archived: 'Archived',
  },
});

export const languageTexts = defineMessages({
  ar: {
    ar: 'كُتبت في الصفحة العربية',
    en: 'كُتبت في الصفحة الإنجليزية',
  },
  en: {
    ar: 'Written on the Arabic page',
    en: 'Written on the English page',
  },
});

export const messageFieldTexts = defineMessages({
  ar: {
    subject: 'الموضوع',
    name: 'المرسل',
    email: 'البريد الإلكتروني',
    status: 'الحالة',
    language: 'اللغة',
    message: 'الرسالة',
    createdAt: 'تاريخ الوصول',
  },
  en: {
    subject: 'Subject',
    name: 'From',
    email: 'E-mail',
    status: 'Status',
    language: 'Language',
    message: 'Message',
    createdAt: 'Received on',
  },
});
