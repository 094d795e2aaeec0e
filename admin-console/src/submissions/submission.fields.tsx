import type { components } from '@masar/contracts';
import { type Language, pickLocalized } from '@masar/i18n';
import { choice, defineFields, list, moment, number, percent, reference, yesOrNo } from '../records/fields';
import { courseField, learnerEmailField, learnerField } from '../records/learning-fields';
import { RecordLink } from '../records/RecordLink';

export type Submission = components['schemas']['SubmissionRecord'];

export const assignmentOf = (row: Submission, { language }: { language: Language }): string =>
  pickLocalized(row, 'assignmentTitle', language);

/** What learners handed in and how it was marked (ASG-1, ASG-2). */
export const submissionFields = defineFields<Submission>()({
  userId: learnerField,
  userEmail: learnerEmailField,
  assignmentId: {
    label: { ar: 'الواجب', en: 'Assignment' },
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
  group: { label: { ar: 'المجموعة', en: 'Group' }, as: number(), column: 'exported', show: 'known' },
  feedback: { label: { ar: 'ملاحظات بالصوت أو في ملف', en: 'Voice and file feedback' }, as: number(), show: true },
  round: { label: { ar: 'الجولة', en: 'Round' }, as: number(), column: true, show: true },
  state: {
    label: { ar: 'الحالة', en: 'State' },
    as: choice<Submission['state']>(
      {
        draft: { ar: 'مسودة', en: 'Draft' },
        waiting: { ar: 'ينتظر التصحيح', en: 'Waits for a mark' },
        marked: { ar: 'مصحَّح', en: 'Marked' },
        returned: { ar: 'أُعيد إليه', en: 'Handed back' },
      },
      { tones: { draft: 'neutral', waiting: 'yellow', marked: 'green', returned: 'blue' } },
    ),
    column: true,
    show: true,
    filter: true,
  },
  score: { label: { ar: 'الدرجة', en: 'Score' }, as: percent, column: true, show: 'known' },
  passMark: { label: { ar: 'درجة النجاح', en: 'Pass mark' }, as: percent, show: 'known' },
  hasPassed: {
    label: { ar: 'النتيجة', en: 'Outcome' },
    as: yesOrNo({ yes: { ar: 'نجح', en: 'Passed' }, no: { ar: 'لم ينجح', en: 'Not passed' } }),
    column: 'exported',
    show: 'known',
    filter: true,
  },
  isLate: {
    label: { ar: 'الموعد', en: 'Being late' },
    as: yesOrNo({ yes: { ar: 'متأخر', en: 'Late' }, no: { ar: 'في موعده', en: 'In time' } }),
    filter: true,
  },
  daysLate: { label: { ar: 'أيام التأخير', en: 'Days late' }, as: number(), column: 'exported', show: true },
  text: { label: { ar: 'ما كتبه', en: 'What was written' }, show: 'known' },
  links: { label: { ar: 'الروابط', en: 'Links' }, as: list, show: 'known' },
  files: { label: { ar: 'الملفات', en: 'Files' }, as: number(), show: true },
  handedInAt: { label: { ar: 'سُلّم في', en: 'Handed in' }, as: moment, column: 'sorted', show: true, filter: true },
  dueAt: { label: { ar: 'موعده', en: 'Was due' }, as: moment, show: 'known' },
  createdAt: { label: { ar: 'بدأ في', en: 'Begun on' }, as: moment, column: 'sorted', show: true },
});
