import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useContentLanguage } from '#shared/language/content-language';
import { lazyPart } from '#shared/navigation/lazy-part';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries, enrollmentQueries } from '#subjects/courses/course.queries';
import type { CourseDetail, CurriculumLesson } from '#subjects/courses/course-answers';
import { expectMarkdown } from '#subjects/markdown/Markdown';
import { isWaitingFor, useOutbox } from '#subjects/outbox/outbox-state';
import { CurriculumRail } from '../components/CurriculumRail';
import { LessonBar } from '../components/LessonBar';
import { LessonFailure } from '../components/LessonFailure';
import { LessonSkeleton } from '../components/LessonSkeleton';
import { OpenLesson } from '../components/OpenLesson';
import { lessonQueries } from '../lesson.queries';
import { useReadingSettings } from '../model/useReadingSettings';
import { withWaiting } from '../model/with-waiting';
import styles from './LessonPage.module.css';

expectMarkdown();

const AskForNames = lazyPart(() => import('#subjects/certificates/AskForNames'));

interface LessonPageProps {
  /** What stands below a lesson for those who belong to it, given its id. */
  discussions: (lessonId: string) => ReactNode;
  /** What stands below the end of a course: what it brought nearer. */
  afterwards: (course: CourseDetail) => ReactNode;
}

/** How many are not completed yet. */
const open = (lessons: readonly CurriculumLesson[]): number =>
  lessons.filter(({ state }) => state !== 'completed').length;

/** A lesson beside its course's curriculum (LSN-2). */
export default function LessonPage({ discussions, afterwards }: LessonPageProps) {
  const { id: courseId = '', lessonId = '' } = useParams();
  const content = useContentLanguage();
  const course = useSignedInQuery(courseQueries.detail(courseId, content));
  const curriculum = useSignedInQuery(courseQueries.curriculum(courseId, content));
  const enrollments = useSignedInQuery(enrollmentQueries.mine(content));
  const lesson = useSignedInQuery(lessonQueries.one(lessonId));

  const enrollment = enrollments.data?.find((candidate) => candidate.courseId === courseId);
  const needed = [lesson, course, curriculum, enrollments];
  const failed = needed.find(({ isError }) => isError);
  const retry = () => needed.filter(({ isError }) => isError).forEach((query) => void query.refetch());
  const outbox = useOutbox();
  const settings = useReadingSettings();
  const lessons = useMemo(() => curriculum.data && withWaiting(curriculum.data, outbox), [curriculum.data, outbox]);
  const rail = course.data && lessons && { course: course.data, lessons, enrollment, currentId: lessonId };
  const isDone = lesson.data?.isCompleted || isWaitingFor(outbox, 'lesson-completed', lessonId);
  const isReady = rail && lesson.data && enrollments.data;
  const [hasTypedNames, setTypedNames] = useState(false);
  // Whoever finishes a course passes here, and perhaps never by its page.
  const isAlmostDone = enrollment && !enrollment.completedAt && lessons && open(lessons) <= 1;
  const isElsewhere = lesson.data !== undefined && lesson.data.courseId !== courseId;

  return (
    <>
      <LessonBar courseId={courseId} contents={rail} settings={settings} />
      <div className={styles.page}>
        <aside className={styles.aside}>
          <div className={styles.scroll} data-scrolls="">
            {rail && <CurriculumRail {...rail} />}
          </div>
        </aside>
        <div id="lesson" tabIndex={-1} className={styles.main}>
          {failed || isElsewhere ? (
            <LessonFailure
              courseId={courseId}
              error={failed?.error ?? null}
              isElsewhere={isElsewhere}
              onRetry={retry}
            />
          ) : isReady ? (
            <OpenLesson
              key={lessonId}
              course={rail.course}
              lessons={rail.lessons}
              lesson={isDone === lesson.data.isCompleted ? lesson.data : { ...lesson.data, isCompleted: isDone }}
              isEnrolled={enrollment !== undefined}
              settings={settings}
              afterwards={afterwards(rail.course)}
              hasTypedNames={hasTypedNames}
              names={
                isAlmostDone && (
                  <Suspense fallback={null}>
                    <AskForNames course={rail.course} onTyped={setTypedNames} />
                  </Suspense>
                )
              }
              discussions={discussions(lessonId)}
            />
          ) : (
            <LessonSkeleton />
          )}
        </div>
      </div>
    </>
  );
}
