import type { components } from '@masar/contracts';
import { type LocalizedText, pickLocalized } from '@masar/i18n';
import { defineFields, email, moment, percent, price, reference, yesOrNo } from '../records/fields';
import { personChoice } from '../records/person-name';
import { RecordLink } from '../records/RecordLink';

export type Enrollment = components['schemas']['EnrollmentRecord'];

export const learnerOf = ({ userName, userEmail }: Enrollment): string => userName || userEmail;

const courseOf = (row: Enrollment, { language }: { language: keyof LocalizedText }): string =>
  pickLocalized(row, 'courseTitle', language);

/** Who learns what. */
export const enrollmentFields = defineFields<Enrollment>()({
  userId: {
    label: { ar: 'المتعلّم', en: 'Learner' },
    as: reference('users', personChoice),
    column: true,
    show: true,
    input: 'new',
    required: true,
    filter: true,
    tell: learnerOf,
    fact: (row) => (
      <RecordLink resource="users" id={row.userId}>
        {learnerOf(row)}
      </RecordLink>
    ),
    csv: learnerOf,
  },
  userEmail: { label: { ar: 'البريد الإلكتروني', en: 'E-mail' }, as: email, column: 'exported', show: true },
  courseId: {
    label: { ar: 'الدورة', en: 'Course' },
    as: reference('courses', 'title', { among: { isPublished: true } }),
    column: true,
    show: true,
    input: 'new',
    required: true,
    filter: true,
    tell: courseOf,
    fact: (row, locale) => (
      <RecordLink resource="courses" id={row.courseId}>
        {courseOf(row, locale)}
      </RecordLink>
    ),
    csv: courseOf,
  },
  isCompleted: {
    label: { ar: 'الحالة', en: 'State' },
    as: yesOrNo({ yes: { ar: 'أتمّها', en: 'Completed' }, no: { ar: 'لم يتمّها', en: 'Not completed' } }),
    filter: true,
  },
  progress: { label: { ar: 'التقدّم', en: 'Progress' }, as: percent, column: true, show: true },
  pricePaid: { label: { ar: 'ما دفعه', en: 'Paid' }, as: price, column: true, show: true },
  enrolledAt: { label: { ar: 'التحق في', en: 'Enrolled on' }, as: moment, column: 'sorted', show: true, filter: true },
  lastActivityAt: { label: { ar: 'آخر نشاط', en: 'Last activity' }, as: moment, show: true },
  completedAt: { label: { ar: 'أتمّها في', en: 'Completed on' }, as: moment, column: 'sorted', show: true },
});
