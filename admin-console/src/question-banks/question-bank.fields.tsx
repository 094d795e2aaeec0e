import type { components } from '@masar/contracts';
import { inEach, pickLocalized } from '@masar/i18n';
import type { Locale } from '@masar/ui';
import { defineFields, moment, number, reference, yesOrNo } from '../records/fields';
import { personChoice } from '../records/person-name';
import { RecordLink } from '../records/RecordLink';
import { isOfCourseTexts, questionBankFieldTexts } from './question-bank-fields.messages';

const texts = inEach(questionBankFieldTexts);

export type QuestionBank = components['schemas']['QuestionBankRecord'];

const courseOf = (bank: QuestionBank, { language }: Locale): string => pickLocalized(bank, 'courseTitle', language);

/** Banks of questions: whose they are and what they hold (QB-1). */
export const questionBankFields = defineFields<QuestionBank>()({
  name: { label: texts.name, column: true },
  ownerId: {
    label: texts.ownerId,
    as: reference('users', personChoice),
    column: true,
    show: 'known',
    filter: true,
    tell: ({ ownerName }) => ownerName,
    fact: ({ ownerId, ownerName }) =>
      ownerId && (
        <RecordLink resource="users" id={ownerId}>
          {ownerName ?? '—'}
        </RecordLink>
      ),
    csv: ({ ownerName }) => ownerName,
  },
  courseId: {
    label: texts.courseId,
    as: reference('courses', 'title'),
    column: true,
    show: 'known',
    filter: true,
    tell: courseOf,
    fact: (bank, locale) =>
      bank.courseId && (
        <RecordLink resource="courses" id={bank.courseId}>
          {courseOf(bank, locale)}
        </RecordLink>
      ),
    csv: courseOf,
  },
  isOfCourse: {
    label: texts.isOfCourse,
    as: yesOrNo(inEach(isOfCourseTexts)),
    filter: true,
  },
  readyQuestions: { label: texts.readyQuestions, as: number(), column: true, show: true },
  draftQuestions: { label: texts.draftQuestions, as: number(), column: true, show: true },
  archivedQuestions: { label: texts.archivedQuestions, as: number(), column: 'exported', show: true },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted', show: true, filter: true },
  updatedAt: { label: texts.updatedAt, as: moment, column: 'exported', show: true },
});
