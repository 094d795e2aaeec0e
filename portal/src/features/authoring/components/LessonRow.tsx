import { lessonMinutes } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { Badge, ChevronDownIcon, EditIcon, Isolated, TrashIcon, useLocale, useMessages } from '@masar/ui';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ActionMenu } from '#shared/menu/ActionMenu';
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

  const isOnPhone = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const up = {
    label: text.moveUp(title),
    icon: <ChevronDownIcon className={styles.upward} />,
    act: () => move('up'),
  };
  const down = { label: text.moveDown(title), icon: <ChevronDownIcon />, act: () => move('down') };
  const remove = { label: text.deleteLesson(title), icon: <TrashIcon />, act: () => setDeleting(true) };

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
          <EditIcon size={16} />
        </Link>
        <span className={styles.facts}>
          <span>{words.minutes(lessonMinutes(lesson.duration), digits)}</span>
          {lesson.hasVideo && <Badge tone="blue">{text.hasVideo}</Badge>}
          {lesson.hasQuiz && <Badge tone="purple">{text.hasQuiz}</Badge>}
        </span>
      </div>
      {isOnPhone ? (
        <ActionMenu
          label={text.actionsOf(title)}
          actions={[...(isFirst ? [] : [up]), ...(isLast ? [] : [down]), remove]}
        />
      ) : (
        <div className={styles.buttons}>
          <IconButton aria-label={up.label} data-move="up" disabled={isFirst} onClick={up.act}>
            {up.icon}
          </IconButton>
          <IconButton aria-label={down.label} data-move="down" disabled={isLast} onClick={down.act}>
            {down.icon}
          </IconButton>
          <IconButton aria-label={remove.label} onClick={remove.act}>
            {remove.icon}
          </IconButton>
        </div>
      )}
      {isDeleting && <DeleteLesson id={lesson.id} title={title} onClose={() => setDeleting(false)} />}
    </li>
  );
}
