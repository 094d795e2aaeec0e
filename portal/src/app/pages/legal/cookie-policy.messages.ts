// Written by `npm run texts` from cookie-policy.ar.arb, cookie-policy.en.arb.
import { defineMessages } from '@masar/i18n';

/** What frames the names in the cookie policy; every sentence is about the software. */
export const cookiePolicyMessages = defineMessages({
  ar: {
    cookies: 'ملفات الارتباط الستة',
    cookiesNote:
      'دون اتصال مشفّر تُكتب أسماء الخمسة الأولى بلا \u200e__Host-\u200e. لا يُنشأ أيٌّ من الخمسة لزائر يتصفّح الصفحات العامة فقط. مقطع الفيديو المضمّن من موقع آخر قد يحفظ ملفات ارتباط لذلك الموقع حين تشغّله.',
    browser: 'اختياراتك في متصفحك',
    browserNote: 'تُحفظ هذه القيم في التخزين المحلي لمتصفحك، ولا تُرسل إلى الخادم مع كل طلب كما تُرسل ملفات الارتباط:',
    offline: 'التخزين للعمل دون إنترنت',
    offlineNote: 'على جهاز مشترك سجّل الخروج حين تنتهي.',
    control: 'كيف تتحكم',
    controlList:
      'تسجيل الخروج ينهي الجلسة ويمحو بيانات هويتك من المتصفح.\nمن إعدادات المتصفح يمكنك محو بيانات هذا الموقع كلها؛ عندها تعود اللغة والمظهر إلى الأصل وتختفي النسخ المحفوظة.\nإذا منعت ملفات الارتباط بقيت الصفحات العامة تعمل، لكن لا يمكنك تسجيل الدخول.',
  },
  en: {
    cookies: 'The six cookies',
    cookiesNote:
      'Without encryption the names of the first five lack __Host-. None of the five is set for visitors who only read the public pages. A video embedded from another site may set cookies of that site when you play it.',
    browser: 'Your choices in your browser',
    browserNote:
      'These values are kept in your browser’s local storage. Unlike cookies they are not sent to the server with each request:',
    offline: 'Storage for working offline',
    offlineNote: 'On a shared device, sign out when you are done.',
    control: 'How you stay in control',
    controlList:
      'Signing out ends the session and removes your identity from the browser.\nIn the browser’s settings you can erase all data of this site; language and colours then return to the start, and saved copies are gone.\nIf you block cookies, the public pages still work, but you cannot sign in.',
  },
});
