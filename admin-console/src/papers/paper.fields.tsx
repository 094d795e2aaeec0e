import type { components } from '@masar/contracts';
import { choice, defineFields, moment, number, percent } from '../records/fields';
import { courseField, learnerEmailField, learnerField, quizField } from '../records/learning-fields';

export type Paper = components['schemas']['PaperRecord'];

/** Attempts at quizzes as they were drawn, answered and graded (EVD-2). */
export const paperFields = defineFields<Paper>()({
  userId: learnerField,
  userEmail: learnerEmailField,
  courseId: courseField,
  lessonId: quizField,
  number: { label: { ar: 'المحاولة', en: 'Attempt' }, as: number(), column: true, show: true },
  state: {
    label: { ar: 'النتيجة', en: 'Outcome' },
    as: choice<Paper['state']>(
      {
        open: { ar: 'لم تُسلَّم بعد', en: 'Not handed in yet' },
        passed: { ar: 'نجح', en: 'Passed' },
        failed: { ar: 'لم ينجح', en: 'Not passed' },
      },
      { tones: { open: 'yellow', passed: 'green', failed: 'red' } },
    ),
    column: true,
    show: true,
    filter: true,
  },
  score: { label: { ar: 'الدرجة', en: 'Score' }, as: percent, column: true, show: 'known' },
  passMark: { label: { ar: 'درجة النجاح', en: 'Pass mark' }, as: percent, column: 'exported', show: true },
  answered: { label: { ar: 'ما أُجيب عنه', en: 'Answered' }, as: number(), column: 'exported', show: true },
  startedAt: { label: { ar: 'بدأت في', en: 'Begun' }, as: moment, column: 'sorted', show: true, filter: true },
  endsAt: { label: { ar: 'ينتهي وقتها في', en: 'Its time ends' }, as: moment, show: 'known' },
  submittedAt: { label: { ar: 'سُلّمت في', en: 'Handed in' }, as: moment, column: 'sorted', show: 'known' },
});
