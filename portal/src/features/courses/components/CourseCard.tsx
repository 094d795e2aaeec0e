import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { Cover, DifficultyBadge, Isolated, StatusBadge, categoryTone, useLocale, useMessages } from '@masar/ui';
import { ContentText, FallbackMark, useContentText } from '#shared/language/ContentText';
import type { Course, Enrollment } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { CoursePrice } from '#subjects/courses/CoursePrice';
import { CourseRating } from '#subjects/courses/CourseRating';
import type { WayToJoin } from '#subjects/courses/way-to-join';
import { coursesMessages } from '../courses.messages';
import { EnrolledLine } from './EnrolledLine';
import { JoinAction } from './JoinAction';
import styles from './CourseCard.module.css';

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

/**
 * A course of the listing: the card leads to its page, the button enrols or says what joining takes; nobody joins one in
 * preparation (CRS-10).
 */
export function CourseCard({ course, category, enrollment, way, onEnroll, headingLevel = 2 }: CourseCardProps) {
  const text = useMessages(coursesMessages);
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  const title = useContentText()(course, 'title').text;
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.card}>
      <Cover categoryId={course.categoryId} imageUrl={course.thumbnailUrl} />
      <span className={styles.level}>
        <DifficultyBadge difficulty={course.difficulty} />
        {course.isInPreparation && <StatusBadge status="preparation" />}
      </span>
      <div className={styles.body}>
        <span className={styles.above}>
          <span className={styles.category} data-tone={categoryTone(course.categoryId)}>
            {category}
          </span>
          <FallbackMark record={course} field="title" />
        </span>
        <Heading className={styles.title}>
          <Link to={paths.course.href(course.id)} className={styles.link}>
            <ContentText record={course} field="title" />
          </Link>
        </Heading>
        {course.instructorName && (
          <p className={styles.teacher}>
            {text.taughtBy} <Isolated>{course.instructorName}</Isolated>
          </p>
        )}
        <p className={styles.facts}>
          <span>{words.lessons(course.lessonsCount, digits)}</span>
          <span>{words.hours(course.durationHours, digits)}</span>
          <CourseRating rating={course.rating} />
        </p>
        <div className={styles.foot}>
          {enrollment ? (
            <EnrolledLine enrollment={enrollment} title={title} />
          ) : course.isInPreparation ? (
            <span className={styles.waiting}>{words.followers(course.followersCount, digits)}</span>
          ) : (
            <>
              <CoursePrice price={course.price} />
              {way && <JoinAction courseId={course.id} title={title} way={way} onEnroll={() => onEnroll(way)} />}
            </>
          )}
        </div>
      </div>
    </li>
  );
}
