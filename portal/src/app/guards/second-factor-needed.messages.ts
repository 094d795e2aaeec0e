// Written by `npm run texts` from second-factor-needed.ar.arb, second-factor-needed.en.arb.
import { defineMessages } from '@masar/i18n';

export const secondFactorNeededMessages = defineMessages({
  ar: {
    title: 'فعّل التحقق بخطوتين',
    why: 'إدارة المنصة تحتاج، بجانب كلمة المرور، إلى تطبيق رموز أو مفتاح مرور. إن كنت فعّلته فاخرج وادخل به.',
    setUp: 'إلى صفحة الأمان',
    home: 'إلى الرئيسية',
  },
  en: {
    title: 'Set up two-step sign-in',
    why: 'Administrators need two-step sign-in: an authenticator app or a passkey beside the password. If you have one, log out and log in with it.',
    setUp: 'Go to the security page',
    home: 'Go to home',
  },
});
