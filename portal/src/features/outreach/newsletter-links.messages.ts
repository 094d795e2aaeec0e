// Written by `npm run texts` from newsletter-links.ar.arb, newsletter-links.en.arb.
import { defineMessages } from '@masar/i18n';

export const newsletterLinksMessages = defineMessages({
  ar: {
    confirmTitle: 'تأكيد الاشتراك في النشرة',
    confirmText: 'ضغطة واحدة، ونحفظ عنوانك للنشرة حين تصدر.',
    confirm: 'تأكيد الاشتراك',
    confirmed: (name: string) => `اكتمل اشتراكك في نشرة ${name}. أهلاً بك!`,
    unsubscribeTitle: 'إلغاء الاشتراك في النشرة',
    unsubscribeText: (name: string) => `لن تصلك نشرة ${name} بعد ذلك. يبقى حسابك وكل ما تعلّمته كما هو.`,
    unsubscribe: 'إلغاء الاشتراك',
    unsubscribed: 'لن تصلك النشرة بعد الآن. يمكنك العودة إليها متى شئت من أسفل أي صفحة.',
    linkBroken: 'هذا الرابط ناقص. افتحه من الرسالة مرة أخرى، أو انسخه كاملاً.',
    home: 'إلى الصفحة الرئيسية',
  },
  en: {
    confirmTitle: 'Confirm your newsletter subscription',
    confirmText: 'One press, and we keep your address for the newsletter, for when it is sent.',
    confirm: 'Confirm subscription',
    confirmed: (name: string) => `Your subscription to the ${name} newsletter is complete. Welcome!`,
    unsubscribeTitle: 'Leave the newsletter',
    unsubscribeText: (name: string) =>
      `You will not receive the ${name} newsletter any more. Your account and all you learned stay as they are.`,
    unsubscribe: 'Unsubscribe',
    unsubscribed: 'You will not receive the newsletter any more. You can return to it at the end of any page.',
    linkBroken: 'This link is incomplete. Open it from the message again, or copy all of it.',
    home: 'To the start page',
  },
});
