// Written by `npm run texts` from users.ar.arb, users.en.arb.
import { defineMessages } from '@masar/i18n';

export const usersMessages = defineMessages({
  ar: {
    title: 'الحسابات',
    search: 'ابحث بالاسم أو البريد',
    add: 'إضافة حساب',
    back: 'كل الحسابات',
    import: 'استيراد من ملف',
    suspend: 'إيقاف',
    restore: 'رفع الإيقاف',
    suspendHint: 'تنتهي جلساته كلها ولا يستطيع صاحبه الدخول حتى يُرفع الإيقاف.',
    makeInstructor: 'منح دور مدرّب',
    roleHint: 'يستطيع المدرّب أن ينشئ دورات وينشرها.',
    resetFactor: 'إزالة التحقق بخطوتين',
    resetFactorText:
      'لمن فقد هاتفه ومفاتيحه ورموز الاسترداد: تنتهي جلساته كلها، وتكفي كلمة المرور للدخول. تأكد أولاً أنه هو من يطلب.',
    resetFactorYes: 'إزالة',
    factorReset: 'أُزيل التحقق بخطوتين، ووصلت صاحب الحساب رسالة',
    wayInTitle: 'لمن لا يستطيع الدخول',
    resetLinkHint: 'يصل صاحبَ الحساب رابط يختار به كلمة مرور جديدة؛ يعمل ساعة. ولا يراه أحد غيره.',
    invitationHint:
      'لم يستلم أحد هذا الحساب بعد. تصل الدعوة إلى بريده من جديد وتعمل سبعة أيام، وتبقى الدعوات السابقة صالحة.',
    sendResetLink: 'إرسال رابط كلمة مرور',
    resendInvitation: 'إعادة إرسال الدعوة',
    resetLinkSent: 'أُرسل رابط كلمة المرور إلى صاحب الحساب',
    invitationSent: 'أُرسلت الدعوة من جديد',
    newAddress: 'بريد آخر لهذا الحساب',
    newAddressHint: 'يُبلَّغ البريد الحالي، ولا يتغيّر شيء حتى يفتح صاحب الحساب الرابط المرسل إلى البريد الجديد.',
    correctedAddressHint: 'لحساب كُتب بريده خطأ: تُرسل الدعوة إلى البريد الصحيح، وتبطل التي أُرسلت من قبل.',
    changeAddress: 'تغيير البريد',
    addressAsked: 'أُرسل رابط التأكيد إلى البريد الجديد، وأُبلغ البريد الحالي',
    addressCorrected: 'صُحّح البريد، وأُرسلت إليه الدعوة',
    eraseTitle: 'حذف الشخص بطلبه',
    eraseHint:
      'لمن طلب كتابةً حذف بياناته: يُمحى حسابه واسمه وبريده وما يُحفظ عنه كله، وتبقى نقاشاته باسم «عضو سابق». لا رجعة في ذلك. تأكد أولاً أنه هو من يطلب.',
    eraseReason: 'السبب',
    eraseReasonHint:
      'متى طلب وكيف، مثل: رسالة موقّعة في 3 تشرين الثاني. يبقى في سجل التدقيق، فلا تكتب فيه اسمه ولا بريده.',
    keepCertificates: 'تبقى شهاداته قابلة للتحقق بالاسم المكتوب عليها',
    typedAddress: (email: string) => `اكتب بريد الحساب ${email} للتأكيد`,
    eraseYes: 'حذف الشخص نهائياً',
    erased: 'حُذف الشخص وكل ما كان محفوظاً عنه',
    failed: 'تعذّر التغيير',
    cancel: 'إلغاء',
  },
  en: {
    title: 'Accounts',
    search: 'Search by name or e-mail',
    add: 'Add an account',
    back: 'All accounts',
    import: 'Import from a file',
    suspend: 'Suspend',
    restore: 'Lift the suspension',
    suspendHint: 'All sessions end, and the person cannot sign in until the suspension is lifted.',
    makeInstructor: 'Make instructor',
    roleHint: 'Instructors can make courses and publish them.',
    resetFactor: 'Remove two-step sign-in',
    resetFactorText:
      'For somebody who lost phone, passkeys and recovery codes: all sessions end, and the password alone opens the account. Make sure first that it is they who ask.',
    resetFactorYes: 'Remove',
    factorReset: 'Two-step sign-in was removed, and the owner was told by mail',
    wayInTitle: 'For somebody who cannot sign in',
    resetLinkHint:
      'The owner gets a link for choosing a new password by mail; it works for an hour, and nobody else sees it.',
    invitationHint:
      'Nobody took this account yet. The invitation is mailed again and works for seven days; earlier ones go on working.',
    sendResetLink: 'Send a password link',
    resendInvitation: 'Send the invitation again',
    resetLinkSent: 'A password link was sent to the owner',
    invitationSent: 'The invitation was sent again',
    newAddress: 'Another e-mail for this account',
    newAddressHint:
      'The present address is told, and nothing changes until the owner opens the link that is sent to the new one.',
    correctedAddressHint:
      'For an account whose address was misspelt: the invitation goes to the right one, and those sent before stop working.',
    changeAddress: 'Change the e-mail',
    addressAsked: 'A link was sent to the new address, and the present one was told',
    addressCorrected: 'The address was corrected, and the invitation was sent to it',
    eraseTitle: 'Erase the person at their request',
    eraseHint:
      'For somebody who asked in writing: account, name, address and everything that is kept about them go; discussions stay as those of a former member. This cannot be undone. Make sure first that it is they who ask.',
    eraseReason: 'Reason',
    eraseReasonHint:
      'When and how they asked, e.g. a signed letter of 3 November. It stays in the audit log, so write neither name nor address.',
    keepCertificates: 'Certificates stay verifiable with the name that is printed on them',
    typedAddress: (email: string) => `Type the account’s e-mail ${email} to confirm`,
    eraseYes: 'Erase the person for good',
    erased: 'The person and everything kept about them is erased',
    failed: 'The change did not succeed',
    cancel: 'Cancel',
  },
});
