import { CheckIcon, useLocale, useMessages } from '@masar/ui';
import type { CurriculumLesson } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { learningMessages } from '../learning.messages';
import type { Lesson } from '../lesson.queries';
import styles from './LessonReached.module.css';

interface LessonReachedProps {
  lesson: Lesson;
  lessons: readonly CurriculumLesson[];
  isShown: boolean;
}

/**
 * How far completing the lesson brought the reader, and the line to the next station (LSN-2). No minutes: those a lesson
 * is said to take are not those that somebody spent (JOY-1).
 */
export function LessonReached({ lesson, lessons, isShown }: LessonReachedProps) {
  const text = useMessages(learningMessages);
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  const left = lessons.filter(({ id, state }) => state !== 'completed' && id !== lesson.id).length;
  return (
    <div role="status" className={styles.place}>
      {isShown && (
        <p className={styles.reached}>
          <span className={styles.way} aria-hidden="true">
            <span className={styles.station}>
              <CheckIcon size={14} />
            </span>
          </span>
          <strong>
            {words.lessonsDone(format.number(lessons.length - left), words.ofLessons(lessons.length, digits))}
          </strong>
          {left > 0 && <span>{text.remaining(words.lessons(left, digits))}</span>}
        </p>
      )}
    </div>
  );
}
