import type { LocalizedText } from '@masar/i18n';
import { type Mail, siteName } from '#platform/mail/mail-template';

/** What happened to somebody's second factor, as its owner is told (IDM-1). */
const secondFactorNews = {
  authenticatorAdded: {
    ar: `أُضيف تطبيق رموز إلى حسابك في ${siteName}: يُطلب رمز منه بعد كلمة المرور.`,
    en: `An authenticator app was added to your ${siteName} account: a code of it is asked for after the password.`,
  },
  authenticatorRemoved: {
    ar: `أُزيل تطبيق الرموز من حسابك في ${siteName}.`,
    en: `The authenticator app was removed from your ${siteName} account.`,
  },
  passkeyAdded: {
    ar: `أُضيف مفتاح مرور إلى حسابك في ${siteName}.`,
    en: `A passkey was added to your ${siteName} account.`,
  },
  passkeyRemoved: {
    ar: `أُزيل مفتاح مرور من حسابك في ${siteName}.`,
    en: `A passkey was removed from your ${siteName} account.`,
  },
  recoveryCodeUsed: {
    ar: `استُخدم أحد رموز الاسترداد للدخول إلى حسابك في ${siteName}. لا يعمل هذا الرمز مرة أخرى.`,
    en: `One of the recovery codes of your ${siteName} account was used. That code does not work again.`,
  },
  recoveryCodesRenewed: {
    ar: `أُنشئت رموز استرداد جديدة لحسابك في ${siteName}؛ القديمة لا تعمل بعد الآن.`,
    en: `New recovery codes were made for your ${siteName} account; the earlier ones do not work any more.`,
  },
  reset: {
    ar: `أزالت إدارة ${siteName} التحقق بخطوتين من حسابك، وأُنهيت جلساته كلها. ادخل بكلمة المرور ثم فعّله من جديد.`,
    en: `An administrator of ${siteName} removed the second factor of your account, and all its sessions have ended. Sign in with your password and set it up again.`,
  },
} satisfies Record<string, LocalizedText>;

export type SecondFactorNews = keyof typeof secondFactorNews;

const advice: LocalizedText = {
  ar: 'إن لم يكن ذلك بعلمك فغيّر كلمة المرور فوراً، وراجع صفحة الأمان، وراسل فريق المنصة.',
  en: 'If this was not you, change your password at once, look at the security page, and write to the team of the platform.',
};

export const secondFactorMail = (to: string, news: SecondFactorNews, url: string): Mail => ({
  to,
  subject: { ar: `تغيّر أمان حسابك في ${siteName}`, en: `The security of your ${siteName} account changed` },
  body: {
    ar: `${secondFactorNews[news].ar} ${advice.ar}`,
    en: `${secondFactorNews[news].en} ${advice.en}`,
  },
  action: { label: { ar: 'أمان الحساب', en: 'Security of the account' }, url },
});
