// Written by `npm run texts` from check-mail.ar.arb, check-mail.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** Texts for whoever waits for a mail of ours. None of them tells whether the address has an account (AUTH-6). */
export const checkMailMessages = defineMessages({
  ar: {
    title: 'تفقّد بريدك',
    registered: 'أرسلنا إليه رسالة. افتح رابطها في هذا المتصفح، فيكتمل حسابك وتدخل مباشرة.',
    forgot: 'إن كان لهذا البريد حساب، فستصل إليه رسالة. افتح رابطها قريباً، واختر كلمة مرور جديدة.',
    pass: 'إن كان لهذا البريد حساب، فستصل إليه رسالة. افتح رابطها في هذا المتصفح، ثم سجّل الدخول.',
    unconfirmed: 'بقي أن تؤكّد هذا البريد: افتح الرابط في الرسالة التي أرسلناها عند إنشاء الحساب.',
    unconfirmedLost: 'لم تجد الرسالة؟ انظر في البريد غير المرغوب فيه، أو أنشئ الحساب من جديد فنرسل رابطاً آخر.',
    registerAgain: 'إنشاء الحساب من جديد',
    notArrived: 'لم تصل الرسالة؟ انظر في البريد غير المرغوب فيه، أو اطلبها مرة أخرى.',
    again: 'إعادة الإرسال',
    againIn: (seconds: number, digits: Digits) =>
      `إعادة الإرسال بعد ${plural('ar', seconds, { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', other: '# ثانية' }, digits)}`,
    askedAgain: 'وصل طلبك. قد تحتاج الرسالة إلى دقيقة؛ انظر في البريد غير المرغوب فيه أيضاً.',
    enough: (times: number, digits: Digits) =>
      `طلبتها ${plural('ar', times, { two: 'مرتين', few: '# مرات', other: '# مرة' }, digits)}، ولا نرسل أكثر من ذلك إلى بريد واحد في الساعة. انظر في البريد غير المرغوب فيه أيضاً.`,
    correctEmail: 'البريد غير صحيح؟ صحّحه',
    backToLogin: 'العودة إلى تسجيل الدخول',
    slowedIntro: 'هل هذا حسابك؟ نرسل رابطاً إلى بريده؛ افتحه في هذا المتصفح، ثم سجّل الدخول دون انتظار.',
    sendPass: 'إرسال رابط إلى بريدي',
  },
  en: {
    title: 'Check your mailbox',
    registered: 'We sent it a message. Open its link in this browser: your account is ready and you are logged in.',
    forgot:
      'If there is an account with this e-mail, a message is on its way. Open its link soon and choose a new password.',
    pass: 'If there is an account with this e-mail, a message is on its way. Open its link in this browser, then log in.',
    unconfirmed: 'This e-mail is still to be confirmed: open the link in the message that we sent when you signed up.',
    unconfirmedLost: 'No message? Look in your spam folder, or sign up again and we send another link.',
    registerAgain: 'Sign up again',
    notArrived: 'Nothing arrived? Look in your spam folder, or ask for the message again.',
    again: 'Send again',
    againIn: (seconds: number) => `Send again in ${plural('en', seconds, { one: '# second', other: '# seconds' })}`,
    askedAgain: 'Your request has arrived. The message may take a minute; look in your spam folder too.',
    enough: (times: number) =>
      `You asked for it ${plural('en', times, { other: '# times' })}, and we send no more to one address within an hour. Look in your spam folder too.`,
    correctEmail: 'Wrong address? Correct it',
    backToLogin: 'Back to login',
    slowedIntro:
      'Is this your account? We send a link to its e-mail; open it in this browser, then log in without waiting.',
    sendPass: 'Send a link to my e-mail',
  },
});
