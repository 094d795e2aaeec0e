// Written by `npm run texts` from offline.ar.arb, offline.en.arb.
import { defineMessages } from '@masar/i18n';

export const offlineMessages = defineMessages({
  ar: {
    title: 'التحقق دون اتصال',
    checking: 'جارٍ التحقق على هذا الجهاز…',
    genuine: 'التوقيع أصلي',
    genuineHint: 'وقّعت المنصة هذه الشهادة، وقد تحقّق جهازك من التوقيع دون اتصال.',
    notRevoked: (date: string) =>
      `لم تكن ملغاة في القائمة المحفوظة بتاريخ ${date}، وقد تُلغى بعدها. أعد التحقق حين يعود الاتصال.`,
    revoked: 'شهادة لم تعد سارية',
    revokedHint: (date: string) => `التوقيع أصلي، لكنها ملغاة أو مستبدلة في القائمة المحفوظة بتاريخ ${date}.`,
    forged: 'لم نتمكن من إثبات هذه الشهادة',
    forgedHint: (date: string) =>
      `لا يطابق الرمز أي مفتاح محفوظ على هذا الجهاز (بتاريخ ${date}). لا تعتمد عليها قبل التحقق منها عند الاتصال.`,
    unprepared: 'يلزم الاتصال للتحقق',
    unpreparedHint: 'لم تُحفظ على هذا الجهاز مفاتيح التحقق بعد. افتح المنصة مرة وأنت متصل.',
    retry: 'التحقق عبر الاتصال',
    logHead: (date: string, size: string) =>
      `السجل العام للشهادات: يحفظ هذا الجهاز رأسه الموقّع في ${date}، وعدد قيوده ${size}.`,
    logHeadHint: 'حين يعود الاتصال يتحقّق متصفحك من موضع الشهادة فيه، ومن أن شيئاً منه لم يتغيّر.',
    compare: 'قارن ما يلي بالمطبوع على الشهادة',
    holder: 'صاحب الشهادة',
    course: 'الدورة',
    kind: 'نوع الشهادة',
    grade: 'الدرجة',
    issued: 'تاريخ الإصدار',
    code: 'رمز التحقق',
  },
  en: {
    title: 'Offline verification',
    checking: 'Checking on this device…',
    genuine: 'The signature is genuine',
    genuineHint: 'The platform signed this certificate; your device checked the signature offline.',
    notRevoked: (date: string) =>
      `It was not revoked in the list kept on ${date}, and may have been since. Check again once you are online.`,
    revoked: 'Certificate no longer valid',
    revokedHint: (date: string) =>
      `The signature is genuine, but the list kept on ${date} names it as revoked or replaced.`,
    forged: 'This certificate could not be proved',
    forgedHint: (date: string) =>
      `The code fits none of the keys kept on this device (on ${date}). Don’t rely on it before checking online.`,
    unprepared: 'Checking needs a connection',
    unpreparedHint: 'This device has not kept the keys for checking yet. Open the platform once while online.',
    retry: 'Check online',
    logHead: (date: string, size: string) =>
      `Public log of certificates: this device keeps its head signed on ${date}, of ${size} entries.`,
    logHeadHint:
      'Once you are online, your browser checks where the certificate stands in it, and that nothing of it was changed.',
    compare: 'Compare this with what is printed on the certificate',
    holder: 'Holder',
    course: 'Course',
    kind: 'Kind of certificate',
    grade: 'Grade',
    issued: 'Issued',
    code: 'Verification code',
  },
});
