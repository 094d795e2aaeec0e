import type { LearningGoal } from '@masar/domain';
import {
  BookIcon,
  categoryTone,
  DifficultyBadge,
  Isolated,
  shell,
  TargetIcon,
  useLocale,
  useMessages,
} from '@masar/ui';
import { ContentText } from '#shared/language/ContentText';
import { categoryIcons } from '#subjects/courses/category-icons';
import { courseWords } from '#subjects/courses/course-words.messages';
import { goalMessages } from '#subjects/learning-plan/learning-plan.messages';
import type { Recommendation } from '#subjects/recommendations/recommendation.queries';
import styles from './PathStations.module.css';
import { startMessages } from './start.messages';

function Station({ recommendation: { course } }: { recommendation: Recommendation }) {
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  const Icon = categoryIcons[course.categoryId] ?? BookIcon;
  return (
    <li className={styles.station} data-tone={categoryTone(course.categoryId)}>
      <span className={styles.mark}>
        <Icon size={22} />
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>
          <ContentText record={course} field="title" />
        </strong>
        <p className={`${shell.line} ${styles.facts}`}>
          <DifficultyBadge difficulty={course.difficulty} />
          <Isolated>{words.lessons(course.lessonsCount, digits)}</Isolated>
          <Isolated>{words.hours(course.durationHours, digits)}</Isolated>
        </p>
      </div>
    </li>
  );
}

/** Courses as the stations of one way, with what it leads to at its end (DSH-8). */
export function PathStations({ stations, goal }: { stations: readonly Recommendation[]; goal: LearningGoal | null }) {
  const text = useMessages(startMessages);
  const goals = useMessages(goalMessages);
  return (
    <ol role="list" className={styles.stations} aria-label={text.stations}>
      {stations.map((one) => (
        <Station key={one.courseId} recommendation={one} />
      ))}
      <li className={styles.station}>
        <span className={styles.mark}>
          <TargetIcon size={22} />
        </span>
        <div className={styles.words}>
          <span className={`${shell.line} ${styles.facts}`}>{text.destination}</span>
          <strong className={styles.title}>{goal ? goals[goal] : text.certificate}</strong>
        </div>
      </li>
    </ol>
  );
}
