import type { components } from '@masar/contracts';
import { choice, defineFields, moment, number } from '../records/fields';
import { courseField, learnerEmailField, learnerField, quizField } from '../records/learning-fields';

export type LearningSign = components['schemas']['LearningSignRecord'];

/** What looked odd while somebody learned; nothing is decided by it (EVD-5). */
export const learningSignFields = defineFields<LearningSign>()({
  userId: learnerField,
  userEmail: learnerEmailField,
  courseId: courseField,
  lessonId: quizField,
  kind: {
    label: { ar: 'ما لوحظ', en: 'What was noticed' },
    as: choice<LearningSign['kind']>({
      'several-devices': { ar: 'إجابات من أكثر من جهاز', en: 'Answers from several devices' },
      'answer-after-end': { ar: 'إجابة بعد انتهاء الوقت', en: 'An answer after the end' },
      'changed-replay': { ar: 'إجابة أُعيد إرسالها متغيّرة', en: 'An answer sent again, but changed' },
      'empty-paper': { ar: 'ورقة سُلّمت فارغة', en: 'A paper handed in empty' },
      'one-line-account': { ar: 'حساب لم يفعل غير هذه الورقة', en: 'An account that did nothing else' },
      'known-key': { ar: 'إجابات توافق مفتاحاً كُشف', en: 'Answers that equal a key that was shown' },
    }),
    column: true,
    show: true,
    filter: true,
  },
  times: { label: { ar: 'كم مرة', en: 'Times' }, as: number(), column: true, show: true },
  noticedAt: { label: { ar: 'آخر مرة', en: 'Last time' }, as: moment, column: 'sorted', show: true, filter: true },
});
