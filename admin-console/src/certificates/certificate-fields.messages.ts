// Written by `npm run texts` from certificate-fields.ar.arb, certificate-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const statusTexts = defineMessages({
  ar: {
    pending: 'قيد الانتظار',
    verified: 'سارية',
    revoked: 'ملغاة',
    superseded: 'مستبدلة',
  },
  en: {
    pending: 'Pending',
    verified: 'Valid',
    revoked: 'Revoked',
    superseded: 'Replaced',
  },
});

export const evidenceTexts = defineMessages({
  ar: {
    A: 'إنجاز (أ)',
    B: 'إنجاز (ب)',
    C: 'مشاركة (ج)',
  },
  en: {
    A: 'Achievement (A)',
    B: 'Achievement (B)',
    C: 'Participation (C)',
  },
});

export const certificateFieldTexts = defineMessages({
  ar: {
    certificateNumber: 'رقم الشهادة',
    status: 'الحالة',
    evidence: 'النوع',
    holderName: 'الاسم على الشهادة',
    holderNameHeading: 'صاحب الشهادة',
    userId: 'صاحب الشهادة',
    openTheAccount: 'فتح حسابه',
    courseId: 'الدورة',
    grade: 'الدرجة',
    issuedAt: 'صدرت في',
    verificationCode: 'رمز التحقق',
    revokedAt: 'لم تعد سارية منذ',
    revokedReason: 'لماذا لم تعد سارية',
    revokedByName: 'بقرار من',
    reviewAskedAt: 'طُلبت مراجعتها في',
    reviewNote: 'ما كتبه المتعلّم',
    sentBackReason: 'سبب إعادتها',
    supersededBy: 'حلّت محلها',
    openTheNewCertificate: 'فتح الشهادة الجديدة',
  },
  en: {
    certificateNumber: 'Number',
    status: 'Status',
    evidence: 'Kind',
    holderName: 'Name on the certificate',
    holderNameHeading: 'Holder',
    userId: 'Holder',
    openTheAccount: 'Open the account',
    courseId: 'Course',
    grade: 'Grade',
    issuedAt: 'Issued on',
    verificationCode: 'Verification code',
    revokedAt: 'No longer valid since',
    revokedReason: 'Why it is no longer valid',
    revokedByName: 'Decided by',
    reviewAskedAt: 'Review asked for on',
    reviewNote: 'What the learner wrote',
    sentBackReason: 'Why it was sent back',
    supersededBy: 'Replaced by',
    openTheNewCertificate: 'Open the new certificate',
  },
});
