import { pickLocalized } from '@masar/i18n';
import { Isolated, Notice, useLocale, useMessages } from '@masar/ui';
import { useParams } from 'react-router-dom';
import { useContentLanguage } from '#shared/language/content-language';
import { useContentText } from '#shared/language/ContentText';
import { BackLink } from '#shared/navigation/BackLink';
import { paths } from '#shared/navigation/paths';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { usePublicQuery } from '#shared/query/usePublicQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { expectMarkdown } from '#subjects/markdown/Markdown';
import { FirstLessonFailure } from '../components/FirstLessonFailure';
import { GoOnAfterFirst } from '../components/GoOnAfterFirst';
import { LessonHeader } from '../components/LessonHeader';
import { LessonSkeleton } from '../components/LessonSkeleton';
import { LessonText } from '../components/LessonText';
import styles from '../components/OpenLesson.module.css';
import { SourceVideo } from '../components/SourceVideo';
import { firstLessonMessages } from '../first-lesson.messages';
import { type FirstLesson, firstLessonQueries } from '../first-lesson.queries';

expectMarkdown();

/** Visitors have no other lessons that a text could lead to. */
const noOthers: never[] = [];
const noteNothing = () => undefined;

function Opened({ course, lesson }: { course: CourseDetail; lesson: FirstLesson }) {
  const text = useMessages(firstLessonMessages);
  const { language } = useLocale();
  const contentText = useContentText();
  const ofCourse = contentText(course, 'title').text;
  usePageHead({
    title: `${contentText(lesson, 'title').text} · ${ofCourse}`,
    description: contentText(lesson, 'description').text || text.description(ofCourse),
  });
  return (
    <article className={styles.lesson}>
      <BackLink to={paths.course.href(course.id)}>
        <Isolated>{ofCourse}</Isolated>
      </BackLink>
      <LessonHeader lesson={lesson} lessons={course.lessonsCount} />
      {lesson.videoUrl && (
        <SourceVideo
          address={lesson.videoUrl}
          title={pickLocalized(lesson, 'title', language)}
          resumeAt={0}
          onTime={noteNothing}
        />
      )}
      <LessonText lesson={lesson} lessons={noOthers} size="medium" />
      {lesson.hasFiles && <Notice>{text.files}</Notice>}
      <GoOnAfterFirst course={course} />
    </article>
  );
}

/** /courses/{id}/first-lesson: what a course is like, before an account (LSN-3). */
export default function FirstLessonPage() {
  const { id = '' } = useParams();
  const content = useContentLanguage();
  const course = usePublicQuery(courseQueries.detail(id, content));
  const lesson = usePublicQuery(firstLessonQueries.of(id, content));
  const failed = [lesson, course].find(({ isError }) => isError);
  const retry = () => [lesson, course].filter(({ isError }) => isError).forEach((query) => void query.refetch());
  return (
    <PageFrame>
      {failed ? (
        <FirstLessonFailure courseId={id} error={failed.error} onRetry={retry} />
      ) : course.data && lesson.data ? (
        <Opened course={course.data} lesson={lesson.data} />
      ) : (
        <LessonSkeleton />
      )}
    </PageFrame>
  );
}
