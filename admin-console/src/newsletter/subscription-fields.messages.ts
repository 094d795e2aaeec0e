// Written by `npm run texts` from subscription-fields.ar.arb, subscription-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const statusTexts = defineMessages({
  ar: {
    active: 'مشترك',
    waiting: 'بانتظار التأكيد',
    left: 'غادر',
  },
  en: {
    active: 'Subscribed',
    waiting: 'Not confirmed yet',
    left: 'Gone',
  },
});

export const languageTexts = defineMessages({
  ar: {
    ar: 'العربية',
    en: 'الإنجليزية',
  },
  en: {
    ar: 'Arabic',
    en: 'English',
  },
});

export const subscriptionFieldTexts = defineMessages({
  ar: {
    email: 'البريد الإلكتروني',
    status: 'الحالة',
    language: 'اللغة',
    createdAt: 'تاريخ الطلب',
    confirmedAt: 'تاريخ التأكيد',
    unsubscribedAt: 'تاريخ المغادرة',
  },
  en: {
    email: 'E-mail',
    status: 'Status',
    language: 'Language',
    createdAt: 'Asked on',
    confirmedAt: 'Confirmed on',
    unsubscribedAt: 'Left on',
  },
});
