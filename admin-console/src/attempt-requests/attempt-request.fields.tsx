import type { components } from '@masar/contracts';
import { choice, defineFields, moment } from '../records/fields';
import { courseField, learnerEmailField, learnerField, quizField } from '../records/learning-fields';

export type AttemptRequest = components['schemas']['AttemptRequestRecord'];

/** Who asked for another attempt after the last one, and what they were told (EVD-2). */
export const attemptRequestFields = defineFields<AttemptRequest>()({
  userId: learnerField,
  userEmail: learnerEmailField,
  courseId: courseField,
  lessonId: quizField,
  state: {
    label: { ar: 'الحالة', en: 'State' },
    as: choice<AttemptRequest['state']>(
      {
        asked: { ar: 'ينتظر الجواب', en: 'Waits for an answer' },
        granted: { ar: 'مقبول', en: 'Granted' },
        declined: { ar: 'مرفوض', en: 'Declined' },
      },
      { tones: { asked: 'yellow', granted: 'green', declined: 'red' } },
    ),
    column: true,
    show: true,
    filter: true,
  },
  note: { label: { ar: 'ما كتبه المتعلّم', en: 'What the learner wrote' }, column: 'exported', show: true },
  reason: { label: { ar: 'ما قيل له', en: 'What was answered' }, column: 'exported', show: 'known' },
  decidedByName: { label: { ar: 'قرّره', en: 'Decided by' }, column: 'exported', show: 'known' },
  askedAt: { label: { ar: 'طُلبت في', en: 'Asked on' }, as: moment, column: 'sorted', show: true, filter: true },
  decidedAt: { label: { ar: 'تقرّر في', en: 'Decided on' }, as: moment, column: 'exported', show: 'known' },
});
