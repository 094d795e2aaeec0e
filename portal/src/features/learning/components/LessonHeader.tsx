import { lessonMinutes } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { CheckIcon, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import { ContentText } from '#shared/language/ContentText';
import { courseWords } from '#subjects/courses/course-words.messages';
import type { FirstLesson } from '../first-lesson.queries';
import { learningMessages } from '../learning.messages';
import type { Lesson } from '../lesson.queries';
import styles from './LessonHeader.module.css';

interface LessonHeaderProps {
  lesson: Omit<FirstLesson, 'pictures' | 'hasFiles'> & Partial<Pick<Lesson, 'isCompleted'>>;
  /** How many the course has. */
  lessons: number;
  /** Completed on this device; the server does not know yet. */
  isWaiting?: boolean;
}

/** Place, minutes, size of the text and the title. */
export function LessonHeader({ lesson, lessons, isWaiting }: LessonHeaderProps) {
  const text = useMessages(learningMessages);
  const words = useMessages(courseWords);
  const { language, digits, format } = useLocale();
  const bytes = new Blob([pickLocalized(lesson, 'content', language)]).size;
  const facts = [
    text.placeOf(format.number(lesson.orderIndex + 1), format.number(lessons)),
    words.minutes(lessonMinutes(lesson.duration), digits),
    ...(bytes > 0 ? [format.size(bytes)] : []),
  ];
  return (
    <header className={shell.stack4}>
      <p className={styles.facts}>
        {facts.map((fact) => (
          <Isolated key={fact}>{fact}</Isolated>
        ))}
        {lesson.isCompleted && (
          <span className={styles.done}>
            <CheckIcon size={16} />
            {isWaiting ? text.completedWaiting : text.completed}
          </span>
        )}
      </p>
      <h1 tabIndex={-1}>
        <ContentText record={lesson} field="title" />
      </h1>
    </header>
  );
}
