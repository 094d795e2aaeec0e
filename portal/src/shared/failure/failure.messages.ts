// Written by `npm run texts` from failure.ar.arb, failure.en.arb.
import { defineMessages } from '@masar/i18n';

export const failureMessages = defineMessages({
  ar: {
    unauthorizedTitle: 'غير مصرح',
    unauthorized: 'انتهت جلستك. نعيدك إلى تسجيل الدخول…',
    offline: 'تعذّر الوصول إلى الخادم. تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
    noServer: 'الخادم لا يجيب الآن. أعد المحاولة بعد قليل.',
    unexpected: 'حدث خطأ غير متوقع. أعد المحاولة بعد قليل.',
  },
  en: {
    unauthorizedTitle: 'Unauthorized',
    unauthorized: 'You are logged out. Logging in again...',
    offline: 'The server cannot be reached. Check your connection and try again.',
    noServer: 'The server does not answer now. Please try again shortly.',
    unexpected: 'An unexpected error occurred. Please try again shortly.',
  },
});
