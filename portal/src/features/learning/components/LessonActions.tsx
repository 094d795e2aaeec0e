import { lessonMinutes } from '@masar/domain';
import { ArrowForwardIcon, BookIcon, CheckIcon, PointingIcon, QuizIcon, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ContentText } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import type { CurriculumLesson } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { learningMessages } from '../learning.messages';
import type { Lesson } from '../lesson.queries';
import type { LessonStep } from '../model/lesson-step';
import { useLessonKeys } from '../model/useLessonKeys';
import type { QuizRun } from '../model/useQuizRun';
import { quizMessages } from '../quiz.messages';
import styles from './LessonActions.module.css';
import { LessonReached } from './LessonReached';
import { showQuestion } from './show-question';

interface LessonActionsProps {
  lesson: Lesson;
  lessons: readonly CurriculumLesson[];
  step: LessonStep;
  /** Where the way goes on. */
  next: CurriculumLesson | undefined;
  /** All lessons are complete, and the final of the course is not passed. */
  isFinalOpen: boolean;
  quiz: QuizRun;
  onComplete: () => void;
  isCompleting: boolean;
  /** Just now, by this reader. */
  hasCompleted: boolean;
  /** Its end was reached before: who only presses goes on without praise (JOY-1). */
  isPraised: boolean;
  hasShortcuts: boolean;
}

/** What a press does here, before the way goes on. */
interface Deed {
  label: string;
  icon?: ReactNode;
  isBusy?: boolean;
  act: () => void;
}

/** The one button at the foot of a lesson, within the thumb's reach; by keyboard also N, P and Enter (LSN-2). */
export function LessonActions(props: LessonActionsProps) {
  const { lesson, lessons, step, next, isFinalOpen, quiz } = props;
  const { onComplete, isCompleting, hasCompleted, isPraised, hasShortcuts } = props;
  const text = useMessages(learningMessages);
  const quizText = useMessages(quizMessages);
  const words = useMessages(courseWords);
  const { format } = useLocale();
  const navigate = useNavigate();
  const { courseId, previousId, nextId } = lesson;
  const toLesson = (id: string) => paths.lesson.href(courseId, id);
  const goTo = (id: string | null | undefined) => (id ? () => void navigate(toLesson(id)) : undefined);
  const onward = useRef<HTMLAnchorElement>(null);

  const toQuestion = () => showQuestion(lesson.quiz?.isPractice === false ? 'paper' : quiz.next);
  const toText = () => {
    const top = document.getElementById('lesson');
    top?.scrollIntoView?.({ block: 'start' });
    top?.focus({ preventScroll: true });
  };
  const deeds: Partial<Record<LessonStep, Deed>> = {
    quiz: { label: text.toQuiz, icon: <QuizIcon size={20} />, act: toQuestion },
    read: { label: text.readAgain, icon: <BookIcon size={20} />, act: toText },
    check: { label: quizText.check, icon: <CheckIcon size={20} />, act: () => quiz.next && quiz.decide(quiz.next) },
    question: { label: quizText.nextQuestion, icon: <QuizIcon size={20} />, act: toQuestion },
    send: { label: quizText.send, isBusy: quiz.standing === 'sending', act: quiz.sendAll },
    complete: { label: text.complete, isBusy: isCompleting, act: onComplete },
  };
  const deed = deeds[step];

  useLessonKeys({
    isEnabled: hasShortcuts && !isCompleting,
    onNext: goTo(nextId),
    onPrevious: goTo(previousId),
    onEnter: deed ? deed.act : step === 'next' ? goTo(next?.id) : undefined,
  });

  // The button that had the focus has become a link.
  useEffect(() => {
    if (hasCompleted) onward.current?.focus({ preventScroll: true });
  }, [hasCompleted]);

  return (
    <div className={styles.actions}>
      <LessonReached lesson={lesson} lessons={lessons} isShown={hasCompleted && isPraised} />
      {deed && (
        <Button size="large" loading={deed.isBusy ?? false} onClick={deed.act}>
          {deed.icon}
          {deed.label}
        </Button>
      )}
      {step === 'next' && next && (
        <Button size="large" component={Link} ref={onward} to={toLesson(next.id)}>
          <span className={styles.label}>
            {text.next}: <ContentText record={next} field="title" />
          </span>
          <span className={styles.minutes}>· {words.minutesInShort(format.number(lessonMinutes(next.duration)))}</span>
          <PointingIcon icon={ArrowForwardIcon} size={18} />
        </Button>
      )}
      {step === 'course' && isFinalOpen && (
        <Button size="large" component={Link} to={paths.courseFinal.href(courseId)}>
          {text.toFinal}
        </Button>
      )}
      {step === 'course' && !isFinalOpen && (
        <Button size="large" variant="outlined" component={Link} to={paths.course.href(courseId)}>
          {text.toCourse}
        </Button>
      )}
    </div>
  );
}
