import { defineMessages } from '@masar/i18n';

export const newsletterBoxMessages = defineMessages({
  ar: {
    title: (name: string) => `نشرة ${name}`,
    text: 'دورات جديدة وفرص تصل إلى بريدك، بلا إزعاج.',
    email: 'بريدك الإلكتروني',
    subscribe: 'اشترك',
    asked: 'أرسلنا إليك رسالة. افتحها واضغط زر التأكيد ليكتمل اشتراكك.',
  },
  en: {
    title: (name: string) => `The ${name} newsletter`,
    text: 'New courses and opportunities in your inbox, and nothing else.',
    email: 'Your e-mail',
    subscribe: 'Subscribe',
    asked: 'We sent you a message. Open it and press the button to complete your subscription.',
  },
});
