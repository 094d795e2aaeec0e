import { DifficultyBadge, shell, SparkleIcon, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { ContentText } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import { track } from '#subjects/analytics/track';
import { courseWords } from '#subjects/courses/course-words.messages';
import { CourseCover } from '#subjects/courses/CourseCover';
import type { Recommendation } from '#subjects/recommendations/recommendation.queries';
import styles from './RecommendedPanel.module.css';

/** A course that suits the reader, and why. */
export function SuggestedCourse({ recommendation }: { recommendation: Recommendation }) {
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  const { courseId, course, reasoning } = recommendation;
  return (
    <li className={styles.course}>
      <div className={styles.cover}>
        <CourseCover course={{ ...course, id: courseId }} />
      </div>
      <div className={styles.words}>
        <Link
          to={paths.course.href(courseId)}
          className={`${shell.wholeRow} ${styles.title}`}
          onClick={() => track('ai_recommendation_clicked', { courseId })}
        >
          <ContentText record={course} field="title" />
        </Link>
        <p className={styles.facts}>
          <span>{words.lessons(course.lessonsCount, digits)}</span>
          <span>{words.hours(course.durationHours, digits)}</span>
        </p>
        <p className={styles.reason}>
          <SparkleIcon size={16} />
          {reasoning}
        </p>
        <DifficultyBadge difficulty={course.difficulty} />
      </div>
    </li>
  );
}
