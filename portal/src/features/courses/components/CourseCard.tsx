import { textDirection } from '@masar/i18n';
import { categoryTone, DifficultyBadge, Isolated, shell, StatusBadge, useLocale, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContentText, FallbackMark, useContentText } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import type { Course, Enrollment } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { CourseCover } from '#subjects/courses/CourseCover';
import { CourseRating } from '#subjects/courses/CourseRating';
import { MissingFirst } from '#subjects/courses/MissingFirst';
import { useEnrollmentsAreKnown } from '#subjects/courses/useEnrollment';
import type { WayToJoin } from '#subjects/courses/way-to-join';
import { coursesMessages } from '../courses.messages';
import styles from './CourseCard.module.css';
import { EnrolledLine } from './EnrolledLine';
import { JoinAction } from './JoinAction';
import { PriceLine } from './PriceLine';

interface CourseCardProps {
  course: Course;
  /** Name of its category in the reader's language. */
  category: ReactNode;
  enrollment: Enrollment | undefined;
  /** What joining takes; undefined until that is known. */
  way: WayToJoin | undefined;
  onEnroll: (way: WayToJoin) => void;
  headingLevel?: 2 | 3;
}

/** It keeps its place meanwhile. */
const notYet = { visibility: 'hidden' } as const;

/**
 * A course of the listing, a row on phones: the card leads to its page, the button enrols or says what joining takes;
 * nobody joins one in preparation (CRS-10).
 */
export function CourseCard({ course, category, enrollment, way, onEnroll, headingLevel = 2 }: CourseCardProps) {
  const isKnown = useEnrollmentsAreKnown();
  const text = useMessages(coursesMessages);
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  const contentText = useContentText();
  const title = contentText(course, 'title').text;
  const promise = contentText(course, 'description').text;
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={`${shell.linkedCard} ${styles.card}`}>
      <CourseCover course={course} />
      <div className={styles.body}>
        <span className={styles.category} data-tone={categoryTone(course.categoryId)}>
          {category}
        </span>
        <Heading className={styles.title}>
          <Link to={paths.course.href(course.id)} className={`${shell.wholeCard} ${styles.link}`}>
            <ContentText record={course} field="title" />
          </Link>
        </Heading>
        <p className={styles.promise} dir={textDirection(promise)}>
          {promise}
        </p>
        <div className={styles.facts}>
          <DifficultyBadge difficulty={course.difficulty} />
          <span>{words.hours(course.durationHours, digits)}</span>
          <span className={styles.lessons}>{words.lessons(course.lessonsCount, digits)}</span>
          <CourseRating rating={course.rating} />
          <FallbackMark record={course} field="title" />
        </div>
        <MissingFirst course={course} />
        {course.instructorName && (
          <p className={styles.teacher}>
            {text.taughtBy} <Isolated>{course.instructorName}</Isolated>
          </p>
        )}
        <div className={styles.foot} style={isKnown ? undefined : notYet}>
          {enrollment ? (
            <EnrolledLine enrollment={enrollment} title={title} />
          ) : course.isInPreparation ? (
            <>
              <StatusBadge status="preparation" />
              <span className={styles.waiting}>{words.followers(course.followersCount, digits)}</span>
            </>
          ) : (
            <>
              <PriceLine price={course.price} way={way} />
              {way && <JoinAction courseId={course.id} title={title} way={way} onEnroll={() => onEnroll(way)} />}
            </>
          )}
        </div>
      </div>
    </li>
  );
}
