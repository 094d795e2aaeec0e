import { Link } from 'react-router-dom';
import { Cover, DifficultyBadge, StarIcon, categoryTone, useLocale, useMessages } from '@masar/ui';
import { categoryMessages } from '#shared/courses/category.messages';
import { courseWords } from '#shared/courses/course-words.messages';
import { paths } from '../../paths';
import type { sampleCourses } from './landing.content';
import styles from './SampleCourseCard.module.css';

/** A sample course; leads to signing in and from there to the courses. */
export function SampleCourseCard({ course }: { course: (typeof sampleCourses)[number] }) {
  const text = useMessages(courseWords);
  const categories = useMessages(categoryMessages);
  const { language, digits, format } = useLocale();
  return (
    <li className={styles.card}>
      <Cover categoryId={course.categoryId} />
      <span className={styles.level}>
        <DifficultyBadge difficulty={course.difficulty} />
      </span>
      <div className={styles.body}>
        <span className={styles.category} data-tone={categoryTone(course.categoryId)}>
          {categories[course.categoryId]}
        </span>
        <h3>
          <Link to={paths.login.href('courses')} className={styles.link}>
            {course.title[language]}
          </Link>
        </h3>
        <div className={styles.facts}>
          <span>{text.lessons(course.lessons, digits)}</span>
          <span>{text.hours(course.hours, digits)}</span>
          <span className={styles.rating}>
            <StarIcon size={15} fill="currentColor" />
            <span className="visually-hidden">{text.rating(format.rating(course.rating))}</span>
            <span aria-hidden="true">{format.rating(course.rating)}</span>
          </span>
          <strong>{course.price === 0 ? text.free : format.price(course.price)}</strong>
        </div>
      </div>
    </li>
  );
}
