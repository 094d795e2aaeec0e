import { Link } from 'react-router-dom';
import { Cover, DifficultyBadge, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import type { Course } from '#shared/courses/course-answers';
import { CoursePrice } from '#shared/courses/CoursePrice';
import { CourseRating } from '#shared/courses/CourseRating';
import { courseWords } from '#shared/courses/course-words.messages';
import { ContentText } from '#shared/language/ContentText';
import styles from './RecommendedPanel.module.css';

/** A course in short: cover, title and what it takes. */
export function RecommendedCourse({ course }: { course: Course }) {
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  return (
    <li className={styles.course}>
      <div className={styles.cover}>
        <Cover categoryId={course.categoryId} imageUrl={course.thumbnailUrl} />
      </div>
      <div className={styles.words}>
        <Link to={paths.course.href(course.id)} className={styles.title}>
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
