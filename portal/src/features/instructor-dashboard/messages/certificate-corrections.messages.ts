// Written by `npm run texts` from certificate-corrections.ar.arb, certificate-corrections.en.arb.
import { defineMessages } from '@masar/i18n';

export const certificateCorrectionsMessages = defineMessages({
  ar: {
    title: 'طلبات تصحيح الاسم',
    failed: 'تعذّر تحميل الطلبات',
    now: 'على الشهادة الآن',
    wished: 'المطلوب',
    asked: 'طُلب التصحيح',
    decide: 'القرار',
    decideOf: (name: string) => `القرار في تصحيح اسم ${name}`,
    dialog: 'تصحيح الاسم على الشهادة',
    make: 'إصدار شهادة بديلة بهذا الاسم',
    made: 'صدرت الشهادة البديلة، ووصل الخبر إلى صاحبها',
    reason: 'لماذا يبقى الاسم كما هو؟',
    reasonHint: 'يقرؤه صاحب الشهادة.',
    decline: 'رفض مع السبب',
    declined: 'رُفض الطلب، ووصل السبب إلى صاحبه',
    decideFailed: 'تعذّر حفظ القرار',
  },
  en: {
    title: 'Requests for a corrected name',
    failed: 'The requests could not be loaded',
    now: 'On the certificate now',
    wished: 'Requested',
    asked: 'Asked',
    decide: 'Decide',
    decideOf: (name: string) => `Decide about the name of ${name}`,
    dialog: 'Correct the name on the certificate',
    make: 'Issue a replacement with this name',
    made: 'The replacement is issued, and its holder was told',
    reason: 'Why does the name stay as it is?',
    reasonHint: 'Read by the holder.',
    decline: 'Decline with the reason',
    declined: 'Declined; the holder reads the reason',
    decideFailed: 'The decision could not be saved',
  },
});
