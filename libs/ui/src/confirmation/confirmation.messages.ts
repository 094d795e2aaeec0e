// Written by `npm run texts` from confirmation.ar.arb, confirmation.en.arb.
import { defineMessages } from '@masar/i18n';

export const confirmationMessages = defineMessages({
  ar: {
    title: 'هل هذا أنت؟',
    why: 'ما تريده الآن يمسّ حسابك أو بيانات غيرك. أكّد أنك صاحب الحساب، ولن نسألك ثانية خلال عشر دقائق.',
    password: 'كلمة المرور',
    writePassword: 'اكتب كلمة المرور.',
    code: 'رمز تطبيق الرموز',
    writeCode: 'اكتب الأرقام الستة التي يعرضها التطبيق.',
    byPasskey: 'تأكيد بمفتاح المرور',
    confirm: 'تأكيد ومتابعة',
    byProvider: 'تسجيل الدخول مجدداً عبر مزوّد الهوية',
    comesBack: 'تعود بعدها إلى هذه الصفحة، فتعيد ما أردت فعله.',
    noWay: 'ليس لحسابك كلمة مرور بعد. اختر واحدة عبر رابط نرسله إلى بريدك، ثم عد إلى هنا.',
    choosePassword: 'إرسال رابط إلى بريدي',
    cancel: 'إلغاء',
    failed: 'تعذّر التأكيد. حاول مرة أخرى.',
    refusedTitle: 'لم يكتمل التأكيد',
    refused: 'لم يؤكد مزوّد الهوية أنك صاحب الحساب. أعد ما أردت فعله، وسجّل الدخول هناك بالحساب نفسه.',
    understood: 'حسناً',
  },
  en: {
    title: 'Is that you?',
    why: 'What you want to do touches your account or other people’s data. Confirm that the account is yours; you will not be asked again for ten minutes.',
    password: 'Password',
    writePassword: 'Enter your password.',
    code: 'Code of the authenticator app',
    writeCode: 'Enter the six digits that the app shows.',
    byPasskey: 'Confirm with a passkey',
    confirm: 'Confirm and continue',
    byProvider: 'Sign in again through the identity provider',
    comesBack: 'You come back to this page and do again what you wanted to do.',
    noWay: 'Your account has no password yet. Choose one by a link that we send to your e-mail, then come back.',
    choosePassword: 'Send me a link',
    cancel: 'Cancel',
    failed: 'It could not be confirmed. Try again.',
    refusedTitle: 'Not confirmed',
    refused:
      'The identity provider did not confirm that the account is yours. Do again what you wanted to do, and sign in there with the same account.',
    understood: 'OK',
  },
});
