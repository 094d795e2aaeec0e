import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { paths } from '#shared/navigation/paths';
import { ArrowForwardIcon, CheckIcon, PointingIcon, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { learningMessages } from '../learning.messages';
import type { Lesson } from '../lesson.queries';
import { useLessonKeys } from '../model/useLessonKeys';
import styles from './LessonActions.module.css';

interface LessonActionsProps {
  lesson: Lesson;
  /** Completes the lesson; left out where nothing can be completed. */
  onComplete: (() => void) | undefined;
  isCompleting: boolean;
  hasShortcuts: boolean;
}

/** Previous, complete, next; on the phone within the thumb's reach, by keyboard with P, Enter, N (LSN-2). */
export function LessonActions({ lesson, onComplete, isCompleting, hasShortcuts }: LessonActionsProps) {
  const text = useMessages(learningMessages);
  const navigate = useNavigate();
  const { courseId, previousId, nextId } = lesson;
  const toLesson = (id: string) => paths.lesson.href(courseId, id);
  const goTo = (id: string | null) => (id ? () => void navigate(toLesson(id)) : undefined);
  const canComplete = onComplete && !lesson.isCompleted;

  useLessonKeys({
    isEnabled: hasShortcuts && !isCompleting,
    onNext: goTo(nextId),
    onPrevious: goTo(previousId),
    onEnter: canComplete ? onComplete : goTo(nextId),
  });

  const toNext = nextId && (
    <ButtonLink to={toLesson(nextId)} variant={canComplete ? 'secondary' : 'primary'}>
      {text.next}
      <PointingIcon icon={ArrowForwardIcon} size={18} />
    </ButtonLink>
  );
  return (
    <div className={styles.actions}>
      {canComplete && (
        <Button className={styles.main} loading={isCompleting} onClick={onComplete}>
          <CheckIcon size={20} />
          {text.complete}
        </Button>
      )}
      {previousId && (
        <ButtonLink to={toLesson(previousId)} variant="secondary">
          {text.previous}
        </ButtonLink>
      )}
      {toNext}
      {!canComplete && !nextId && (
        <ButtonLink to={paths.course.href(courseId)} variant="secondary">
          {text.toCourse}
        </ButtonLink>
      )}
    </div>
  );
}
