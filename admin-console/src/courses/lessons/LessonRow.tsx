import { pickLocalized } from '@masar/i18n';
import { Badge, ChevronDownIcon, iconButtonClass, Isolated, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import styles from './CourseLessons.module.css';
import type { Lesson } from './lesson.fields';
import { lessonsMessages } from './lessons.messages';

interface LessonRowProps {
  lesson: Lesson;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

const dragged = 'text/masar-lesson';

/** One lesson; it is moved with the buttons or dragged onto another one. */
export function LessonRow({ lesson, index, count, onMove }: LessonRowProps) {
  const text = useMessages(lessonsMessages);
  const { language, format } = useLocale();
  const title = pickLocalized(lesson, 'title', language);
  return (
    <li
      className={styles.lesson}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, String(index))}
      onDragOver={(event) => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onMove(Number(event.dataTransfer.getData(dragged)), index);
      }}
    >
      <span className={styles.number}>{format.number(index + 1)}</span>
      <Link className={styles.name} to={`/lessons/${lesson.id}`}>
        <Isolated>{title}</Isolated>
      </Link>
      {lesson.quiz && <Badge tone="purple">{text.questions(format.number(lesson.quiz.questions.length))}</Badge>}
      <button
        type="button"
        className={iconButtonClass()}
        aria-label={text.up(title)}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <ChevronDownIcon className={styles.upward} />
      </button>
      <button
        type="button"
        className={iconButtonClass()}
        aria-label={text.down(title)}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <ChevronDownIcon />
      </button>
    </li>
  );
}
