import { formatDateTime, type Language } from '@masar/i18n';
import { type Mail, siteName } from '#platform/mail/mail-template';

/** Whose mailbox is written to, where its button leads, and when somebody asked for it. */
interface LinkMail {
  to: string;
  url: string;
  askedAt: Date;
}

const at = (language: Language, moment: Date): string => formatDateTime(language, moment);

/**
 * Mails of sign-up and recovery (AUTH-2, AUTH-9). Each says which address it is about, when it was asked for, what its
 * button does, and what to do when the reader didn't ask for it.
 */
export const registrationMail = ({ to, url, askedAt }: LinkMail): Mail => ({
  to,
  subject: { ar: `أكّد إنشاء حسابك في ${siteName}`, en: `Confirm your new ${siteName} account` },
  body: {
    ar: `أهلاً بك في ${siteName}. اضغط الزر ليكتمل حسابك بالبريد ${to}؛ يعمل 48 ساعة. في متصفح غير الذي سجّلت منه تختار كلمة مرورك حين تفتحه. وصلنا طلبك في ${at('ar', askedAt)}. لم تطلبه؟ لا تضغط الزر وتجاهل هذه الرسالة، ولن يُنشأ حساب.`,
    en: `Welcome to ${siteName}. Press the button to complete your account with the e-mail ${to}; it works for 48 hours. In another browser than the one you signed up in, you choose your password when you open it. Your request arrived on ${at('en', askedAt)}. If it was not you, do not press the button and ignore this message; no account will be created.`,
  },
  action: { label: { ar: 'إنشاء حسابي', en: 'Create my account' }, url },
});

export const accountExistsMail = ({ to, url, askedAt }: LinkMail): Mail => ({
  to,
  subject: { ar: `لديك حساب في ${siteName}`, en: `You already have an account on ${siteName}` },
  body: {
    ar: `لديك حساب في ${siteName} بالبريد ${to}، وقد طُلب إنشاء آخر به في ${at('ar', askedAt)}. لم يتغيّر في حسابك شيء. سجّل الدخول، أو استعد كلمة المرور إن نسيتها.`,
    en: `You already have an account on ${siteName} with the e-mail ${to}, and on ${at('en', askedAt)} somebody asked for another. Nothing about yours has changed. Sign in, or reset your password if you forgot it.`,
  },
  action: { label: { ar: 'تسجيل الدخول', en: 'Sign in' }, url },
});

/** Who asked for another address. */
export type AskedBy = 'owner' | 'administrator';

const asked = {
  owner: {
    ar: (from: string) => `طلب صاحب حساب ${siteName} ذي البريد ${from}`,
    en: (from: string) => `the owner of the ${siteName} account ${from} asked to change its e-mail`,
  },
  administrator: {
    ar: (from: string) => `طلبت إدارة ${siteName} لحساب ذي البريد ${from}`,
    en: (from: string) => `an administrator of ${siteName} asked to change the e-mail of the account ${from}`,
  },
} as const;

export const changeEmailMail = ({
  to,
  url,
  askedAt,
  from,
  askedBy,
}: LinkMail & { from: string; askedBy: AskedBy }): Mail => ({
  to,
  subject: { ar: `أكّد بريدك الجديد في ${siteName}`, en: `Confirm your new e-mail on ${siteName}` },
  body: {
    ar: `${asked[askedBy].ar(from)} في ${at('ar', askedAt)} أن يصير بريده ${to}. الزر يفتح صفحة تنقل ذلك الحساب إلى هذا البريد، ويعمل 48 ساعة. إن لم يكن ذلك حسابك فلا تضغطه وتجاهل هذه الرسالة، ولن يتغيّر شيء.`,
    en: `On ${at('en', askedAt)} ${asked[askedBy].en(from)} to ${to}. The button opens the page that moves that account to this address, and works for 48 hours. If that is not your account, do not use it and ignore this message; nothing will change.`,
  },
  action: { label: { ar: 'تأكيد البريد الجديد', en: 'Confirm the new e-mail' }, url },
});

export const resetPasswordMail = ({ to, url, askedAt }: LinkMail): Mail => ({
  to,
  subject: { ar: `استعادة كلمة المرور في ${siteName}`, en: `Reset your ${siteName} password` },
  body: {
    ar: `طُلبت في ${at('ar', askedAt)} كلمة مرور جديدة لحساب ${siteName} ذي البريد ${to}. الزر يفتح صفحة تختارها فيها، ويعمل ساعة. إن لم تطلب ذلك فتجاهل هذه الرسالة؛ كلمة مرورك لم تتغيّر.`,
    en: `On ${at('en', askedAt)} a new password was requested for the ${siteName} account ${to}. The button opens the page where you choose it, and works for an hour. If you did not ask for this, ignore this message; your password is unchanged.`,
  },
  action: { label: { ar: 'اختيار كلمة مرور', en: 'Choose a password' }, url },
});

export const signInPassMail = ({ to, url, askedAt }: LinkMail): Mail => ({
  to,
  subject: { ar: `الدخول إلى حسابك في ${siteName}`, en: `Signing in to your ${siteName} account` },
  body: {
    ar: `حاول أحدهم مراراً الدخول إلى حساب ${siteName} ذي البريد ${to} دون نجاح، فأبطأنا المحاولات، وطُلب هذا الرابط في ${at('ar', askedAt)}. افتحه في المتصفح الذي تدخل منه خلال ساعة، ثم اكتب كلمة مرورك هناك؛ فالرابط وحده لا يفتح الحساب. إن لم تطلبه فتجاهل هذه الرسالة.`,
    en: `Somebody tried many times to sign in to the ${siteName} account ${to} without success, so we slowed attempts down. This link was requested on ${at('en', askedAt)}. Open it within an hour in the browser from which you sign in, and type your password there; the link alone does not open the account. If you did not ask for it, ignore this message.`,
  },
  action: { label: { ar: 'متابعة الدخول من هذا المتصفح', en: 'Continue signing in from this browser' }, url },
});
