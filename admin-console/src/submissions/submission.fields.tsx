import type { components } from '@masar/contracts';
import { inEach, type Language, pickLocalized } from '@masar/i18n';
import { choice, defineFields, list, moment, number, percent, reference, yesOrNo } from '../records/fields';
import { courseField, learnerEmailField, learnerField } from '../records/learning-fields';
import { RecordLink } from '../records/RecordLink';
import { hasPassedTexts, isLateTexts, stateTexts, submissionFieldTexts } from './submission-fields.messages';

const texts = inEach(submissionFieldTexts);

export type Submission = components['schemas']['SubmissionRecord'];

export const assignmentOf = (row: Submission, { language }: { language: Language }): string =>
  pickLocalized(row, 'assignmentTitle', language);

/** What learners handed in and how it was marked (ASG-1, ASG-2). */
export const submissionFields = defineFields<Submission>()({
  userId: learnerField,
  userEmail: learnerEmailField,
  assignmentId: {
    label: texts.assignmentId,
    as: reference('assignments', 'title'),
    column: true,
    show: true,
    filter: true,
    tell: assignmentOf,
    fact: (row, locale) => (
      <RecordLink resource="assignments" id={row.assignmentId}>
        {assignmentOf(row, locale)}
      </RecordLink>
    ),
    csv: assignmentOf,
  },
  courseId: { ...courseField, column: 'exported' },
  group: { label: texts.group, as: number(), column: 'exported', show: 'known' },
  feedback: { label: texts.feedback, as: number(), show: true },
  round: { label: texts.round, as: number(), column: true, show: true },
  state: {
    label: texts.state,
    as: choice<Submission['state']>(inEach(stateTexts), {
      tones: { draft: 'neutral', waiting: 'yellow', marked: 'green', returned: 'blue' },
    }),
    column: true,
    show: true,
    filter: true,
  },
  score: { label: texts.score, as: percent, column: true, show: 'known' },
  passMark: { label: texts.passMark, as: percent, show: 'known' },
  hasPassed: {
    label: texts.hasPassed,
    as: yesOrNo(inEach(hasPassedTexts)),
    column: 'exported',
    show: 'known',
    filter: true,
  },
  isLate: {
    label: texts.isLate,
    as: yesOrNo(inEach(isLateTexts)),
    filter: true,
  },
  daysLate: { label: texts.daysLate, as: number(), column: 'exported', show: true },
  text: { label: texts.text, show: 'known' },
  links: { label: texts.links, as: list, show: 'known' },
  files: { label: texts.files, as: number(), show: true },
  handedInAt: { label: texts.handedInAt, as: moment, column: 'sorted', show: true, filter: true },
  dueAt: { label: texts.dueAt, as: moment, show: 'known' },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted', show: true },
});
