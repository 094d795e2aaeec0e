import { formatDateTime } from '@masar/i18n';
import { type Mail, siteName } from '#platform/mail/mail-template';

/** Mails about changes of an account: whoever did not make them learns what to do (AUTH-13). */
export const passwordChangedMail = (to: string, at: Date, url: string): Mail => ({
  to,
  subject: { ar: `تغيّرت كلمة مرورك في ${siteName}`, en: `Your ${siteName} password was changed` },
  body: {
    ar: `تغيّرت كلمة مرور حسابك في ${formatDateTime('ar', at)} بتوقيت بغداد، وأُنهيت الجلسات الأخرى ورموز الوصول والروابط المرسلة سابقاً. إن لم تكن أنت من غيّرها فاختر كلمة مرور جديدة الآن؛ بذلك يخرج من دخل إلى حسابك.`,
    en: `The password of your account was changed on ${formatDateTime('en', at)}, Baghdad time. Other sessions, access tokens and links sent earlier have ended. If it was not you, choose a new password now: whoever got into your account is out then.`,
  },
  action: { label: { ar: 'لم أغيّرها: كلمة مرور جديدة', en: 'It was not me: new password' }, url },
});

export const emailChangeAskedMail = (to: string, url: string): Mail => ({
  to,
  subject: { ar: `طلب تغيير بريد حسابك في ${siteName}`, en: `A change of your ${siteName} e-mail was requested` },
  body: {
    ar: 'طُلب تغيير البريد الإلكتروني لحسابك، ويتغيّر حين يُفتح الرابط المرسل إلى البريد الجديد. إن لم تطلب ذلك فاختر كلمة مرور جديدة الآن؛ بذلك يُلغى الطلب ويخرج من دخل إلى حسابك.',
    en: 'Somebody asked to change the e-mail address of your account. It changes once the link sent to the new address is opened. If it was not you, choose a new password now: the request ends, and whoever got into your account is out.',
  },
  action: { label: { ar: 'لم أطلب ذلك: كلمة مرور جديدة', en: 'It was not me: new password' }, url },
});

export const emailChangedMail = (to: string, newEmail: string, url: string): Mail => ({
  to,
  subject: { ar: `تغيّر بريد حسابك في ${siteName}`, en: `Your ${siteName} e-mail was changed` },
  body: {
    ar: `أصبح بريد حسابك \u2066${newEmail}\u2069، ولم يعد هذا البريد يفتح الحساب. إن لم تكن أنت من غيّره فراسلنا حالاً.`,
    en: `The e-mail address of your account is now ${newEmail}; this one no longer opens it. If it was not you, write to us at once.`,
  },
  action: { label: { ar: `مراسلة ${siteName}`, en: 'Write to us' }, url },
});

export const addressTakenMail = (to: string, url: string): Mail => ({
  to,
  subject: { ar: `لديك حساب في ${siteName} بهذا البريد`, en: `Your e-mail already has an account on ${siteName}` },
  body: {
    ar: `أراد أحدهم أن يجعل هذا البريد بريد حساب آخر في ${siteName}. لديك حساب به بالفعل فلم يتغيّر شيء. إن كنت أنت فسجّل الدخول إلى حسابك هذا، وإلا فتجاهل هذه الرسالة.`,
    en: `Somebody wanted to use this e-mail for another account on ${siteName}. You have an account with it already, so nothing changed. If it was you, sign in to this account; otherwise ignore this message.`,
  },
  action: { label: { ar: 'تسجيل الدخول', en: 'Sign in' }, url },
});
