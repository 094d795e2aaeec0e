import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lessonMinutes } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { Badge, ChevronDownIcon, IconButton, Isolated, TrashIcon, useLocale, useMessages } from '@masar/ui';
import type { CurriculumLesson } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { courseEditorMessages } from '../messages/course-editor.messages';
import { DeleteLesson } from './DeleteLesson';
import styles from './LessonList.module.css';

interface LessonRowProps {
  lesson: CurriculumLesson;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onDragStart: () => void;
  onDrop: () => void;
}

/** A lesson in the author's list; moved by buttons, or dragged with a mouse. */
export function LessonRow({ lesson, index, count, onMove, onDragStart, onDrop }: LessonRowProps) {
  const text = useMessages(courseEditorMessages);
  const words = useMessages(courseWords);
  const { language, digits, format } = useLocale();
  const [isDeleting, setDeleting] = useState(false);
  const title = pickLocalized(lesson, 'title', language);
  const row = useRef<HTMLLIElement>(null);
  const pressed = useRef<'up' | 'down' | null>(null);

  // The browser forgets the focus of an element that is moved in the page.
  useEffect(() => {
    if (!pressed.current) return;
    const buttons = row.current?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)');
    [...(buttons ?? [])].find((button) => button.dataset['move'] === pressed.current || buttons?.length === 1)?.focus();
    pressed.current = null;
  }, [index]);
  const move = (direction: 'up' | 'down') => {
    pressed.current = direction;
    onMove(direction === 'up' ? index - 1 : index + 1);
  };

  return (
    <li
      ref={row}
      className={styles.lesson}
      draggable
      onDragStart={onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <span className={styles.number}>{format.number(index + 1)}</span>
      <div className={styles.words}>
        <Link to={`?lesson=${lesson.id}`} aria-label={text.editLesson(title)}>
          <Isolated>{title}</Isolated>
        </Link>
        <span className={styles.facts}>
          <span>{words.minutes(lessonMinutes(lesson.duration), digits)}</span>
          {lesson.hasVideo && <Badge tone="blue">{text.hasVideo}</Badge>}
          {lesson.hasQuiz && <Badge tone="purple">{text.hasQuiz}</Badge>}
        </span>
      </div>
      <div className={styles.buttons}>
        <IconButton label={text.moveUp(title)} data-move="up" disabled={index === 0} onClick={() => move('up')}>
          <ChevronDownIcon className={styles.upward} />
        </IconButton>
        <IconButton
          label={text.moveDown(title)}
          data-move="down"
          disabled={index === count - 1}
          onClick={() => move('down')}
        >
          <ChevronDownIcon />
        </IconButton>
        <IconButton label={text.deleteLesson(title)} onClick={() => setDeleting(true)}>
          <TrashIcon />
        </IconButton>
      </div>
      {isDeleting && <DeleteLesson id={lesson.id} title={title} onClose={() => setDeleting(false)} />}
    </li>
  );
}
