import { useLocale, useMessages } from '@masar/ui';
import { courseWords } from './course-words.messages';
import styles from './CourseRoad.module.css';

/** More stations than this would touch on a phone; a longer course is drawn with one station for several lessons. */
const mostStations = 12;

interface CourseRoadProps {
  /** Lessons of the course, and how many of them are complete. */
  lessons: number;
  done: number;
}

/** A course as a way with a station for each lesson: walked, here, ahead. */
export function CourseRoad({ lessons, done }: CourseRoadProps) {
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  if (lessons < 1) return null;
  const stations = Math.min(lessons, mostStations);
  const here = Math.floor((done / lessons) * stations);
  const stateOf = (station: number) => (station < here ? 'done' : station === here ? 'here' : 'ahead');
  return (
    <span
      className={styles.road}
      role="img"
      aria-label={words.lessonsDone(format.number(done), words.ofLessons(lessons, digits))}
    >
      {Array.from({ length: stations }, (_, station) => (
        <span key={station} className={styles.station} data-state={stateOf(station)} />
      ))}
    </span>
  );
}
