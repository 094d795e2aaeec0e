// Written by `npm run texts` from outbox.ar.arb, outbox.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** Texts of what waits to be sent (PERF-5). */
export const outboxMessages = defineMessages({
  ar: {
    title: 'ما ينتظر الإرسال',
    hint: 'حُفظ على جهازك، ويُرسل تلقائياً حين يعود الاتصال.',
    empty: 'لا شيء ينتظر. كل ما أنجزته وصل.',
    'lesson-completed': 'إنهاء الدرس',
    'watch-time': 'موضع المشاهدة',
    'learning-time': 'وقت التعلّم',
    'quiz-attempt': 'إجابات الاختبار',
    'project-notes': 'ملاحظات خطوة',
    'step-done': 'إتمام خطوة',
    madeAt: (time: string) => `أُنجز ${time}`,
    refused: (reason: string) => `لم يُقبل: ${reason}`,
    sendNow: 'إرسال الآن',
    sending: 'جارٍ الإرسال…',
    discard: 'حذف',
    discardOf: (what: string) => `حذف: ${what}`,
    sent: 'أُرسل ما كان ينتظر',
    sentHint: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          one: 'وصل تغيير واحد إلى الخادم.',
          two: 'وصل تغييران إلى الخادم.',
          few: 'وصلت # تغييرات إلى الخادم.',
          many: 'وصل # تغييراً إلى الخادم.',
          other: 'وصل # تغيير إلى الخادم.',
        },
        digits,
      ),
    graded: (lesson: string, score: string) => `صُحّح اختبار «${lesson}»: درجتك ${score}.`,
    refusedTitle: 'تعذّر حفظ تغيير أنجزته دون اتصال',
  },
  en: {
    title: 'Waiting to be sent',
    hint: 'Saved on your device; it is sent automatically when the network returns.',
    empty: 'Nothing is waiting. Everything you did has arrived.',
    'lesson-completed': 'Lesson finished',
    'watch-time': 'Place in the video',
    'learning-time': 'Learning time',
    'quiz-attempt': 'Quiz answers',
    'project-notes': 'Notes of a step',
    'step-done': 'Step done',
    madeAt: (time: string) => `Done ${time}`,
    refused: (reason: string) => `Not accepted: ${reason}`,
    sendNow: 'Send now',
    sending: 'Sending…',
    discard: 'Discard',
    discardOf: (what: string) => `Discard: ${what}`,
    sent: 'Sent what was waiting',
    sentHint: (count: number) =>
      plural('en', count, { one: '# change reached the server.', other: '# changes reached the server.' }),
    graded: (lesson: string, score: string) => `The quiz of “${lesson}” is graded: your score is ${score}.`,
    refusedTitle: 'Something you did offline could not be saved',
  },
});
