import type { components } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import type { Locale } from '@masar/ui';
import { defineFields, moment, number, reference, yesOrNo } from '../records/fields';
import { personChoice } from '../records/person-name';
import { RecordLink } from '../records/RecordLink';

export type QuestionBank = components['schemas']['QuestionBankRecord'];

const courseOf = (bank: QuestionBank, { language }: Locale): string => pickLocalized(bank, 'courseTitle', language);

/** Banks of questions: whose they are and what they hold (QB-1). */
export const questionBankFields = defineFields<QuestionBank>()({
  name: { label: { ar: 'البنك', en: 'Bank' }, column: true },
  ownerId: {
    label: { ar: 'صاحبه', en: 'Owner' },
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
    label: { ar: 'الدورة', en: 'Course' },
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
    label: { ar: 'لمن', en: 'Belongs to' },
    as: yesOrNo({ yes: { ar: 'لدورة', en: 'A course' }, no: { ar: 'لمدرّب', en: 'An instructor' } }),
    filter: true,
  },
  readyQuestions: { label: { ar: 'أسئلة جاهزة', en: 'Ready questions' }, as: number(), column: true, show: true },
  draftQuestions: { label: { ar: 'مسودات', en: 'Drafts' }, as: number(), column: true, show: true },
  archivedQuestions: { label: { ar: 'أسئلة مؤرشفة', en: 'Archived' }, as: number(), column: 'exported', show: true },
  createdAt: { label: { ar: 'أُنشئ في', en: 'Created on' }, as: moment, column: 'sorted', show: true, filter: true },
  updatedAt: { label: { ar: 'آخر تعديل', en: 'Last change' }, as: moment, column: 'exported', show: true },
});
