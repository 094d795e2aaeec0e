import { defineMessages } from '@masar/i18n';

/** Rating a finished service. */
export const rateMessages = defineMessages({
  ar: {
    title: 'كيف كانت الخدمة؟',
    hint: 'تقييمك يساعد غيرك على الاختيار، ويظهر باسمك على صفحة الخدمة.',
    opinion: 'رأيك (اختياري)',
    send: 'إرسال التقييم',
    rated: 'شكراً على تقييمك',
    ratedHint: 'أصبح ظاهراً على صفحة الخدمة.',
    failed: 'تعذّر إرسال التقييم',
    yours: 'تقييمك',
    received: 'تقييم صاحب الطلب',
  },
  en: {
    title: 'How was the service?',
    hint: 'Your rating helps others choose. It appears with your name on the page of the service.',
    opinion: 'Your opinion (optional)',
    send: 'Send rating',
    rated: 'Thank you for rating',
    ratedHint: 'It is on the page of the service now.',
    failed: 'The rating could not be sent',
    yours: 'Your rating',
    received: 'The customer’s rating',
  },
});
