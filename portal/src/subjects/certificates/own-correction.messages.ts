// Written by `npm run texts` from own-correction.ar.arb, own-correction.en.arb.
import { defineMessages } from '@masar/i18n';

export const ownCorrectionMessages = defineMessages({
  ar: {
    ask: 'طلب تصحيح الاسم',
    until: (date: string) => `يمكنك طلب تصحيح الاسم حتى ${date}.`,
    waits: (date: string) => `طلبت تصحيح الاسم في ${date}، وطلبك ينتظر قرار المدرّب.`,
    declined: 'لم يُصحَّح الاسم',
    dialog: 'تصحيح الاسم على الشهادة',
    hint: 'اكتب الاسمين كما يجب أن يظهرا. إن وافق المدرّب صدرت شهادة بديلة، ولا تبقى هذه سارية.',
    nameAr: 'الاسم الكامل بالعربية',
    nameEn: 'الاسم الكامل بالحروف اللاتينية',
    note: 'ملاحظة لمن يقرّر (اختياري)',
    send: 'إرسال الطلب',
    sent: 'أُرسل طلب التصحيح',
    failed: 'تعذّر إرسال الطلب',
  },
  en: {
    ask: 'Ask for a corrected name',
    until: (date: string) => `A corrected name can be asked for until ${date}.`,
    waits: (date: string) => `You asked for a corrected name on ${date}; it waits for the instructor.`,
    declined: 'The name was not corrected',
    dialog: 'Correct the name on the certificate',
    hint: 'Write both names as they should stand. If the instructor agrees, a replacement is issued and this certificate is no longer valid.',
    nameAr: 'Full name in Arabic',
    nameEn: 'Full name in Latin letters',
    note: 'A note to who decides (optional)',
    send: 'Send',
    sent: 'Your request was sent',
    failed: 'This could not be sent',
  },
});
