import { ApiError } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { usePageHead } from '#shared/page/usePageHead';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useToast } from '#shared/toasts/ToastProvider';
import { showNames } from '#subjects/certificates/names-place';
import { courseQueries } from '#subjects/courses/course.queries';
import type { CourseDetail, CurriculumLesson } from '#subjects/courses/course-answers';
import { isWaitingFor, useOutbox } from '#subjects/outbox/outbox-state';
import { learningMessages } from '../learning.messages';
import { useCompleteLesson } from '../learning.mutations';
import type { Lesson } from '../lesson.queries';
import { lessonAfter } from '../model/lesson-after';
import { lessonStep } from '../model/lesson-step';
import { useLearningTime } from '../model/useLearningTime';
import { useQuizRun } from '../model/useQuizRun';
import type { ReadingSettings } from '../model/useReadingSettings';
import { useReadToEnd } from '../model/useReadToEnd';
import { useWatchReporter } from '../model/useWatchReporter';
import { paperQueries } from '../paper.queries';
import { Attachments } from './Attachments';
import { CourseFinished } from './CourseFinished';
import { LessonActions } from './LessonActions';
import { LessonHeader } from './LessonHeader';
import { LessonQuiz } from './LessonQuiz';
import { LessonsFinished } from './LessonsFinished';
import { LessonText } from './LessonText';
import { LessonVideo } from './LessonVideo';
import { MissingThings } from './MissingThings';
import styles from './OpenLesson.module.css';
import { PaperQuiz } from './PaperQuiz';
import { PreviewNotice } from './PreviewNotice';

interface OpenLessonProps {
  lesson: Lesson;
  course: CourseDetail;
  lessons: readonly CurriculumLesson[];
  isEnrolled: boolean;
  settings: ReadingSettings;
  /** For the enrolled and those who teach the course. */
  discussions: ReactNode;
  /** Asked before the course may end. */
  names: ReactNode;
  /** Names are typed there that nobody has confirmed. */
  hasTypedNames: boolean;
  /** Below the end of the course. */
  afterwards: ReactNode;
}

/** A lesson as it is read, watched, answered and completed (LSN-2). */
export function OpenLesson({
  lesson,
  course,
  lessons,
  isEnrolled,
  settings,
  names,
  hasTypedNames,
  discussions,
  afterwards,
}: OpenLessonProps) {
  const text = useMessages(learningMessages);
  const { language } = useLocale();
  const notifyFailure = useFailureNotice();
  const toast = useToast();
  const isWaiting = isWaitingFor(useOutbox(), 'lesson-completed', lesson.id);
  const takesPaper = isEnrolled && lesson.quiz !== null && !lesson.quiz.isPractice;
  const attempts = useSignedInQuery({ ...paperQueries.standing({ lessonId: lesson.id }), enabled: takesPaper });
  const way = useSignedInQuery({ ...courseQueries.way(course.id), enabled: isEnrolled });
  const quiz = useQuizRun(lesson);
  const isAnswered = attempts.data?.hasPassed || lesson.isCompleted;
  const paperStanding = isAnswered ? 'answered' : attempts.data?.nextStartsAt ? 'paused' : 'untouched';
  const noteWatched = useWatchReporter(lesson, isEnrolled);
  const noteUse = useLearningTime(lesson, isEnrolled);
  const noteTime = useCallback(
    (second: number, length?: number) => {
      noteWatched(second, length);
      noteUse();
    },
    [noteWatched, noteUse],
  );
  const completion = useCompleteLesson(lesson);
  const { end, noteCheck, hasReachedEnd } = useReadToEnd();
  const [isPraised, setPraised] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const title = pickLocalized(lesson, 'title', language);
  usePageHead({ title });

  const complete = () => {
    // A certificate keeps the names that it is issued with: what is typed is not passed over without a word (CRT-12).
    if (hasTypedNames && !wasAsked) {
      setAsked(true);
      toast({ title: text.namesTyped, description: text.namesTypedHint });
      showNames();
      return;
    }
    // A quiz was answered before there was a button to press.
    setPraised(lesson.quiz !== null || hasReachedEnd());
    completion.mutate(undefined, {
      onSuccess: (progress) => {
        if (!progress) toast({ title: text.keptOffline, description: text.keptOfflineHint, kind: 'success' });
      },
      onError: (error) => {
        // What is missing stands beside the button.
        if (error instanceof ApiError && error.missing.length > 0) return;
        notifyFailure(error, { title: text.completeFailed, fallback: text.completeFailedHint });
      },
    });
  };

  if (completion.data && Number(completion.data.course.progress) >= 100 && !completion.data.course.completedAt) {
    return <LessonsFinished course={course} />;
  }
  if (completion.data?.course.completedAt) {
    return <CourseFinished course={course} certificateId={completion.data.certificateId} afterwards={afterwards} />;
  }
  const final = way.data?.steps.find(({ kind }) => kind === 'final');
  const isFinalOpen = !way.data?.completedAt && final !== undefined && final.state !== 'locked';
  const next = lessons.find(({ id }) => id === lessonAfter(lessons, lesson.id));
  return (
    <article className={styles.lesson}>
      <LessonHeader lesson={lesson} lessons={lessons.length} isWaiting={isWaiting} />
      {!isEnrolled && !course.canMark && <PreviewNotice courseId={course.id} />}
      {lesson.videoUrl && (
        <LessonVideo
          address={lesson.videoUrl}
          title={title}
          resumeAt={lesson.watchTime}
          isTextOnly={settings.isTextOnly}
          onTime={noteTime}
        />
      )}
      <LessonText lesson={lesson} lessons={lessons} size={settings.size} onCheck={noteCheck} />
      <div ref={end} className={styles.end} />
      <Attachments files={lesson.attachments} />
      {takesPaper && <PaperQuiz of={{ lessonId: lesson.id }} />}
      {lesson.quiz && !takesPaper && <LessonQuiz quiz={lesson.quiz} run={quiz} canBeGraded={isEnrolled} />}
      {isEnrolled && names}
      <MissingThings error={completion.error} />
      {/* An open paper has its own button at its end; another one would lie over its questions. */}
      {!attempts.data?.openPaperId && (
        <LessonActions
          lesson={lesson}
          lessons={lessons}
          step={lessonStep({
            isEnrolled,
            isCompleted: lesson.isCompleted && !completion.isPending,
            quiz: takesPaper ? paperStanding : quiz.standing,
            hasNext: next !== undefined,
          })}
          next={next}
          isFinalOpen={isFinalOpen}
          quiz={quiz}
          onComplete={complete}
          isCompleting={completion.isPending}
          hasCompleted={completion.isSuccess && lesson.isCompleted}
          isPraised={isPraised}
          hasShortcuts={settings.hasShortcuts}
        />
      )}
      {(isEnrolled || course.canMark) && discussions}
    </article>
  );
}
