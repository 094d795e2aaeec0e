// Written by `npm run texts` from final.ar.arb, final.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of the final assessment as its author sets it up (EVD-3). */
export const finalMessages = defineMessages({
  ar: {
    title: 'الاختبار النهائي',
    hint: 'يُفتح حين تكتمل الدروس كلها، ولا تصدر الشهادة إلا باجتيازه. لا يمسّ شهادة صدرت من قبل.',
    none: 'لا اختبار نهائياً لهذه الدورة بعد. أضف أسئلة عشوائية من بنك ليكون لها اختبار.',
    failed: 'تعذّر تحميل الاختبار النهائي',
    removeTitle: 'حذف الاختبار النهائي؟',
    removeHint: 'من أنهى الدروس كلها وينتظر الاختبار تكتمل دورته الآن وتصدر شهادته.',
    confirm: 'حذف الاختبار',
    keep: 'إبقاء الاختبار',
  },
  en: {
    title: 'Final assessment',
    hint: 'It opens once all lessons are complete, and the certificate is issued only when it is passed. Certificates from before stay.',
    none: 'This course has no final assessment yet. Add random questions from a bank to give it one.',
    failed: 'The final assessment could not be loaded',
    removeTitle: 'Delete the final assessment?',
    removeHint: 'Whoever has finished all lessons and waits for it finishes the course now and gets the certificate.',
    confirm: 'Delete it',
    keep: 'Keep it',
  },
});
