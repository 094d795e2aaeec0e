// Written by `npm run texts` from session.ar.arb, session.en.arb.
import { defineMessages } from '@masar/i18n';

export const sessionMessages = defineMessages({
  ar: {
    signInTitle: 'لوحة الإدارة',
    signInText: 'سجّل الدخول بحساب مدير المنصة لتفتح اللوحة.',
    signIn: 'تسجيل الدخول',
    deniedTitle: 'غير مصرح',
    deniedText: (name: string) => `هذه اللوحة لمديري المنصة وحدهم، وأنت داخل باسم ${name}.`,
    factorTitle: 'فعّل التحقق بخطوتين',
    factorText: 'تحتاج هذه اللوحة، بجانب كلمة المرور، إلى تطبيق رموز أو مفتاح مرور. إن كنت فعّلته فاخرج وادخل به.',
    factorAction: 'إلى صفحة الأمان',
    otherAccount: 'الدخول بحساب آخر',
    portal: 'العودة إلى الموقع',
    failedTitle: 'تعذّر الاتصال بالخادم',
    failedText: 'تحقّق من الشبكة ثم أعد المحاولة.',
  },
  en: {
    signInTitle: 'Admin console',
    signInText: 'Sign in with an administrator account to open the console.',
    signIn: 'Sign in',
    deniedTitle: 'Not authorized',
    deniedText: (name: string) => `This console is for administrators only, and you are signed in as ${name}.`,
    factorTitle: 'Set up two-step sign-in',
    factorText:
      'Administrators need two-step sign-in: an authenticator app or a passkey beside the password. If you have one, sign out and sign in with it.',
    factorAction: 'Go to the security page',
    otherAccount: 'Sign in with another account',
    portal: 'Back to the site',
    failedTitle: 'The server cannot be reached',
    failedText: 'Check the network and try again.',
  },
});
