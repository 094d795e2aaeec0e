// Written by `npm run texts` from attempt-requests.ar.arb, attempt-requests.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of wishes for another attempt at a quiz (EVD-2). */
export const attemptRequestsMessages = defineMessages({
  ar: {
    title: 'طلبات محاولة أخرى في اختبار',
    failed: 'تعذّر تحميل الطلبات',
    asked: 'طُلبت',
    best: (score: string) => `أفضل درجة ${score}`,
    somebody: 'أحد الأعضاء',
    grant: 'منح محاولة',
    grantOf: (name: string) => `منح محاولة أخرى: ${name}`,
    decline: 'رفض',
    declineOf: (name: string) => `رفض الطلب: ${name}`,
    notDecided: 'لم يُحفظ قرارك',
  },
  en: {
    title: 'Requests for another attempt',
    failed: 'The requests could not be loaded',
    asked: 'Asked',
    best: (score: string) => `Best score ${score}`,
    somebody: 'Somebody',
    grant: 'Grant an attempt',
    grantOf: (name: string) => `Grant an attempt: ${name}`,
    decline: 'Decline',
    declineOf: (name: string) => `Decline the request: ${name}`,
    notDecided: 'Your decision was not saved',
  },
});
