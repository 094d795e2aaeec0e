// Written by `npm run texts` from attempt-requests.ar.arb, attempt-requests.en.arb.
import { defineMessages } from '@masar/i18n';

export const attemptRequestsMessages = defineMessages({
  ar: {
    title: 'طلبات محاولة أخرى',
    intro: 'من نفدت محاولاته فطلب أخرى. يقرّر من يدرّس الدورة.',
    back: 'كل الطلبات',
  },
  en: {
    title: 'Requests for another attempt',
    intro: 'From those whose attempts are used up. Who teaches the course decides.',
    back: 'All requests',
  },
});
