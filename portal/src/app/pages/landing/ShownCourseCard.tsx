import type { components } from '@masar/contracts';
import { categoryIds } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { categoryTone, DifficultyBadge, shell, StarIcon, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { categoryMessages } from '#subjects/courses/category.messages';
import { courseWords } from '#subjects/courses/course-words.messages';
import { CourseCover } from '#subjects/courses/CourseCover';
import styles from './ShownCourseCard.module.css';

export type ShownCourse = components['schemas']['ShownCourseResponse'];

/** A course that one can join; the demo's samples lead to signing in and from there to the courses. */
export function ShownCourseCard({ course }: { course: ShownCourse }) {
  const text = useMessages(courseWords);
  const categories = useMessages(categoryMessages);
  const { language, digits, format } = useLocale();
  const category = categoryIds.find((id) => id === course.categoryId);
  const rating = Number(course.rating);
  return (
    <li className={shell.pictureCard}>
      <CourseCover course={{ ...course, id: course.id ?? course.titleEn, thumbnailUrl: null }} />
      <span className={shell.onCover}>
        <DifficultyBadge difficulty={course.difficulty} />
      </span>
      <div className={styles.body}>
        {category && (
          <span className={styles.category} data-tone={categoryTone(category)}>
            {categories[category]}
          </span>
        )}
        <h3>
          <Link
            to={course.id ? paths.course.href(course.id) : paths.login.href('courses')}
            className={`${shell.wholeCard} ${styles.link}`}
          >
            {pickLocalized(course, 'title', language)}
          </Link>
        </h3>
        <div className={styles.facts}>
          <span>{text.lessons(course.lessonsCount, digits)}</span>
          <span>{text.hours(course.durationHours, digits)}</span>
          {rating > 0 && (
            <span className={`${shell.inline4} ${styles.rating}`}>
              <StarIcon size={15} fill="currentColor" />
              <span className="visually-hidden">{text.rating(format.rating(rating))}</span>
              <span aria-hidden="true">{format.rating(rating)}</span>
            </span>
          )}
          <strong>{Number(course.price) === 0 ? text.free : format.price(Number(course.price))}</strong>
        </div>
      </div>
    </li>
  );
}
