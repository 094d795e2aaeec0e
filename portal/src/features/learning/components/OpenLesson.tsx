import { useCallback, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { isWaitingFor, useOutbox } from '#subjects/outbox/outbox-state';
import { usePageHead } from '#shared/page/usePageHead';
import { useToast } from '#shared/toasts/ToastProvider';
import type { CourseDetail, CurriculumLesson } from '#subjects/courses/course-answers';
import { useCompleteLesson } from '../learning.mutations';
import { learningMessages } from '../learning.messages';
import type { Lesson } from '../lesson.queries';
import { lessonAfter } from '../model/lesson-after';
import { useLearningTime } from '../model/useLearningTime';
import { useReadingSettings } from '../model/useReadingSettings';
import { useWatchReporter } from '../model/useWatchReporter';
import { Attachments } from './Attachments';
import { CourseFinished } from './CourseFinished';
import { LessonActions } from './LessonActions';
import { LessonHeader } from './LessonHeader';
import { LessonQuiz } from './LessonQuiz';
import { LessonText } from './LessonText';
import { LessonVideo } from './LessonVideo';
import { PreviewNotice } from './PreviewNotice';
import styles from './OpenLesson.module.css';

interface OpenLessonProps {
  lesson: Lesson;
  course: CourseDetail;
  lessons: readonly CurriculumLesson[];
  isEnrolled: boolean;
  /** For the enrolled and the course's author. */
  discussions: ReactNode;
}

/** A lesson as it is read, watched, answered and completed (LSN-2). */
export function OpenLesson({ lesson, course, lessons, isEnrolled, discussions }: OpenLessonProps) {
  const text = useMessages(learningMessages);
  const { language } = useLocale();
  const navigate = useNavigate();
  const notifyFailure = useFailureNotice();
  const toast = useToast();
  const isWaiting = isWaitingFor(useOutbox(), 'lesson-completed', lesson.id);
  const settings = useReadingSettings();
  const noteWatched = useWatchReporter(lesson, isEnrolled);
  const noteUse = useLearningTime(lesson, isEnrolled);
  const noteTime = useCallback(
    (second: number) => {
      noteWatched(second);
      noteUse();
    },
    [noteWatched, noteUse],
  );
  const completion = useCompleteLesson(lesson);
  const title = pickLocalized(lesson, 'title', language);
  usePageHead({ title });

  const complete = () =>
    completion.mutate(undefined, {
      onSuccess: (progress) => {
        if (!progress) toast({ title: text.keptOffline, description: text.keptOfflineHint, kind: 'success' });
        if (Number(progress?.course.progress) >= 100) return;
        const after = lessonAfter(lessons, lesson.id);
        if (after) void navigate(paths.lesson.href(course.id, after));
      },
      onError: (error) => notifyFailure(error, { title: text.completeFailed, fallback: text.completeFailedHint }),
    });

  if (completion.data && Number(completion.data.course.progress) >= 100) {
    return <CourseFinished course={course} hasCertificate={completion.data.certificateId !== null} />;
  }
  return (
    <article className={styles.lesson}>
      <LessonHeader lesson={lesson} isWaiting={isWaiting} settings={settings} />
      {!isEnrolled && !course.canEdit && <PreviewNotice courseId={course.id} />}
      {lesson.videoUrl && (
        <LessonVideo
          address={lesson.videoUrl}
          title={title}
          resumeAt={lesson.watchTime}
          isTextOnly={settings.isTextOnly}
          onTime={noteTime}
        />
      )}
      <LessonText lesson={lesson} lessons={lessons} size={settings.size} />
      <Attachments files={lesson.attachments} />
      {lesson.quiz && <LessonQuiz lesson={lesson} quiz={lesson.quiz} canBeGraded={isEnrolled} />}
      <LessonActions
        lesson={lesson}
        onComplete={isEnrolled ? complete : undefined}
        isCompleting={completion.isPending}
        hasShortcuts={settings.hasShortcuts}
      />
      {(isEnrolled || course.canEdit) && discussions}
    </article>
  );
}
