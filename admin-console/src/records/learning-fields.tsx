import { finalTitle, inEach, pickLocalized, textIn } from '@masar/i18n';
import type { Locale } from '@masar/ui';
import { email, reference } from './fields';
import { learningFieldTexts } from './learning-fields.messages';
import { personChoice } from './person-name';
import { RecordLink } from './RecordLink';

const texts = inEach(learningFieldTexts);

interface OfLearner {
  userId: string;
  userName: string | null;
  userEmail: string;
}
interface OfCourse {
  courseId: string;
  courseTitleAr: string;
  courseTitleEn: string;
}

/** Whose it is: the name, or the address where none was given. */
export const learnerOf = ({ userName, userEmail }: OfLearner): string => userName || userEmail;

const courseOf = (row: OfCourse, { language }: Locale): string => pickLocalized(row, 'courseTitle', language);

/** Somebody who learns, as every list of what learners do tells them. */
export const learnerField = {
  label: texts.learnerField,
  as: reference('users', personChoice),
  column: true,
  show: true,
  filter: true,
  tell: learnerOf,
  fact: (row: OfLearner) => (
    <RecordLink resource="users" id={row.userId}>
      {learnerOf(row)}
    </RecordLink>
  ),
  csv: learnerOf,
} as const;

export const learnerEmailField = {
  label: texts.learnerEmailField,
  as: email,
  column: 'exported',
  show: true,
} as const;

/** The course that something belongs to, with the way to it. */
export const courseField = {
  label: texts.courseField,
  as: reference('courses', 'title'),
  column: true,
  show: true,
  filter: true,
  tell: courseOf,
  fact: (row: OfCourse, locale: Locale) => (
    <RecordLink resource="courses" id={row.courseId}>
      {courseOf(row, locale)}
    </RecordLink>
  ),
  csv: courseOf,
} as const;

interface OfLesson {
  lessonTitleAr: string | null;
  lessonTitleEn: string | null;
}

/** The title of a lesson in the reader's language; empty where there is none. */
const lessonOf = (row: OfLesson, { language }: Locale): string => pickLocalized(row, 'lessonTitle', language);

/** The lesson whose quiz it is, or the final assessment of the course (EVD-3). */
export const quizOf = (row: OfLesson, locale: Locale): string =>
  row.lessonTitleAr === null ? textIn(finalTitle, locale.language) : lessonOf(row, locale);

/** The quiz that something belongs to. */
export const quizField = {
  label: texts.quizField,
  column: true,
  show: true,
  tell: quizOf,
  csv: quizOf,
} as const;

/** The lesson that something belongs to. */
export const lessonField = {
  label: texts.lessonField,
  column: true,
  show: true,
  tell: lessonOf,
  csv: lessonOf,
} as const;
