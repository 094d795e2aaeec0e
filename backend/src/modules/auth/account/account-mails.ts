import type { Mail } from '#platform/mail/mail-template';

/** Mails of sign-up and recovery (AUTH-2). Each says what to do when the reader didn't ask for it. */
export const verifyEmailMail = (to: string, url: string): Mail => ({
  to,
  subject: { ar: 'أكّد بريدك في مسار', en: 'Confirm your e-mail on Masar' },
  body: {
    ar: 'مرحباً بك في مسار. اضغط الزر لتأكيد بريدك الإلكتروني خلال 48 ساعة. إن لم تطلب ذلك فتجاهل هذه الرسالة.',
    en: 'Welcome to Masar. Use the button within 48 hours to confirm your e-mail. If you did not ask for this, ignore this message.',
  },
  action: { label: { ar: 'تأكيد البريد', en: 'Confirm e-mail' }, url },
});

export const accountExistsMail = (to: string, url: string): Mail => ({
  to,
  subject: { ar: 'لديك حساب في مسار', en: 'You already have a Masar account' },
  body: {
    ar: 'حاول أحدهم إنشاء حساب بهذا البريد، ولديك حساب بالفعل. سجّل الدخول، أو استعد كلمة المرور إن نسيتها.',
    en: 'Somebody tried to create an account with this e-mail, and you have one already. Sign in, or reset your password if you forgot it.',
  },
  action: { label: { ar: 'تسجيل الدخول', en: 'Sign in' }, url },
});

export const resetPasswordMail = (to: string, url: string): Mail => ({
  to,
  subject: { ar: 'استعادة كلمة المرور في مسار', en: 'Reset your Masar password' },
  body: {
    ar: 'اضغط الزر خلال ساعة لاختيار كلمة مرور جديدة. إن لم تطلب ذلك فتجاهل هذه الرسالة؛ كلمة مرورك لم تتغير.',
    en: 'Use the button within an hour to choose a new password. If you did not ask for this, ignore this message; your password is unchanged.',
  },
  action: { label: { ar: 'اختيار كلمة مرور', en: 'Choose a password' }, url },
});

export const invitationMail = (to: string, url: string): Mail => ({
  to,
  subject: { ar: 'أُنشئ لك حساب في مسار', en: 'You have an account on Masar' },
  body: {
    ar: 'أنشأت لك إدارة مسار حساباً بهذا البريد. اضغط الزر خلال سبعة أيام لاختيار كلمة مرور والبدء بالتعلّم. إن لم تكن تتوقع ذلك فتجاهل هذه الرسالة.',
    en: 'An administrator of Masar made an account for this e-mail. Use the button within seven days to choose a password and start learning. If you did not expect this, ignore this message.',
  },
  action: { label: { ar: 'اختيار كلمة مرور', en: 'Choose a password' }, url },
});
