import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { choice, defineFields, moment, number, percent } from '../records/fields';
import { courseField, learnerEmailField, learnerField, quizField } from '../records/learning-fields';
import { paperFieldTexts, stateTexts } from './paper-fields.messages';

const texts = inEach(paperFieldTexts);

export type Paper = components['schemas']['PaperRecord'];

/** Attempts at quizzes as they were drawn, answered and graded (EVD-2). */
export const paperFields = defineFields<Paper>()({
  userId: learnerField,
  userEmail: learnerEmailField,
  courseId: courseField,
  lessonId: quizField,
  number: { label: texts.number, as: number(), column: true, show: true },
  state: {
    label: texts.state,
    as: choice<Paper['state']>(inEach(stateTexts), { tones: { open: 'yellow', passed: 'green', failed: 'red' } }),
    column: true,
    show: true,
    filter: true,
  },
  score: { label: texts.score, as: percent, column: true, show: 'known' },
  passMark: { label: texts.passMark, as: percent, column: 'exported', show: true },
  answered: { label: texts.answered, as: number(), column: 'exported', show: true },
  startedAt: { label: texts.startedAt, as: moment, column: 'sorted', show: true, filter: true },
  endsAt: { label: texts.endsAt, as: moment, show: 'known' },
  submittedAt: { label: texts.submittedAt, as: moment, column: 'sorted', show: 'known' },
});
