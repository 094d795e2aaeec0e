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
import type { Road, RoadStation } from '#subjects/courses/road.queries';
import { goalMessages } from '#subjects/learning-plan/learning-plan.messages';
import styles from './PathStations.module.css';
import { startMessages } from './start.messages';

/** Whole hours from two hours on, minutes below. */
function useTime(minutes: number): string {
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  return minutes < 120 ? words.minutes(minutes, digits) : words.hours(Math.round(minutes / 60), digits);
}

function Station({ station: { course, minutes } }: { station: RoadStation }) {
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  const time = useTime(minutes);
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
          <Isolated>{time}</Isolated>
        </p>
      </div>
    </li>
  );
}

/** Courses as the stations of one way, with what it leads to at its end and the time of all its lessons (DSH-8, PRE-2). */
export function PathStations({ road, goal }: { road: Road; goal: LearningGoal | null }) {
  const text = useMessages(startMessages);
  const goals = useMessages(goalMessages);
  const time = useTime(road.minutes);
  return (
    <ol role="list" className={styles.stations} aria-label={text.stations}>
      {road.stations.map((one) => (
        <Station key={one.courseId} station={one} />
      ))}
      <li className={styles.station}>
        <span className={styles.mark}>
          <TargetIcon size={22} />
        </span>
        <div className={styles.words}>
          <span className={`${shell.line} ${styles.facts}`}>{text.destination}</span>
          <strong className={styles.title}>{goal ? goals[goal] : text.certificate}</strong>
          <span className={`${shell.line} ${styles.facts}`}>{text.inAll(time)}</span>
        </div>
      </li>
    </ol>
  );
}
