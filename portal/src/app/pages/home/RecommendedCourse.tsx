import { DifficultyBadge, shell, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { ContentText } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import type { Course } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { CourseCover } from '#subjects/courses/CourseCover';
import { CoursePrice } from '#subjects/courses/CoursePrice';
import { CourseRating } from '#subjects/courses/CourseRating';
import styles from './RecommendedPanel.module.css';

/** A course in short: cover, title and what it takes. */
export function RecommendedCourse({ course }: { course: Course }) {
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  return (
    <li className={styles.course}>
      <div className={styles.cover}>
        <CourseCover course={course} />
      </div>
      <div className={styles.words}>
        <Link to={paths.course.href(course.id)} className={`${shell.wholeRow} ${styles.title}`}>
          <ContentText record={course} field="title" />
        </Link>
        <p className={styles.facts}>
          <span>{words.lessons(course.lessonsCount, digits)}</span>
          <span>{words.hours(course.durationHours, digits)}</span>
          <CourseRating rating={course.rating} />
          <CoursePrice price={course.price} />
        </p>
        <DifficultyBadge difficulty={course.difficulty} />
      </div>
    </li>
  );
}
