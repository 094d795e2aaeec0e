// Written by `npm run texts` from newsletter-box.ar.arb, newsletter-box.en.arb.
import { defineMessages } from '@masar/i18n';

export const newsletterBoxMessages = defineMessages({
  ar: {
    title: (name: string) => `نشرة ${name}`,
    text: 'لم تصدر بعد. نحفظ عنوانك لها، ولا نرسل إليه شيئاً آخر.',
    email: 'بريدك الإلكتروني',
    subscribe: 'اشتراك',
    asked: 'أرسلنا إليك رسالة. افتحها واضغط زر التأكيد ليكتمل اشتراكك.',
  },
  en: {
    title: (name: string) => `The ${name} newsletter`,
    text: 'Not sent yet. We keep your address for it, and send nothing else to it.',
    email: 'Your e-mail',
    subscribe: 'Subscribe',
    asked: 'We sent you a message. Open it and press the button to complete your subscription.',
  },
});
