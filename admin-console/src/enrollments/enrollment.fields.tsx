import type { components } from '@masar/contracts';
import { inEach, type Language, pickLocalized } from '@masar/i18n';
import { defineFields, email, moment, percent, price, reference, yesOrNo } from '../records/fields';
import { personChoice } from '../records/person-name';
import { RecordLink } from '../records/RecordLink';
import { enrollmentFieldTexts, isCompletedTexts } from './enrollment-fields.messages';

const texts = inEach(enrollmentFieldTexts);

export type Enrollment = components['schemas']['EnrollmentRecord'];

export const learnerOf = ({ userName, userEmail }: Enrollment): string => userName || userEmail;

const courseOf = (row: Enrollment, { language }: { language: Language }): string =>
  pickLocalized(row, 'courseTitle', language);

/** Who learns what. */
export const enrollmentFields = defineFields<Enrollment>()({
  userId: {
    label: texts.userId,
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
  userEmail: { label: texts.userEmail, as: email, column: 'exported', show: true },
  courseId: {
    label: texts.courseId,
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
    label: texts.isCompleted,
    as: yesOrNo(inEach(isCompletedTexts)),
    filter: true,
  },
  progress: { label: texts.progress, as: percent, column: true, show: true },
  pricePaid: { label: texts.pricePaid, as: price, column: true, show: true },
  enrolledAt: { label: texts.enrolledAt, as: moment, column: 'sorted', show: true, filter: true },
  lastActivityAt: { label: texts.lastActivityAt, as: moment, show: true },
  completedAt: { label: texts.completedAt, as: moment, column: 'sorted', show: true },
});
