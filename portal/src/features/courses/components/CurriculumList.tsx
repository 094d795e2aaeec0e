import { Card, EmptyState, ErrorState, RowsSkeleton, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useContentLanguage } from '#shared/language/content-language';
import { usePublicQuery } from '#shared/query/usePublicQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import { courseDetailMessages } from '../course-detail.messages';
import styles from './CurriculumList.module.css';
import { CurriculumRow } from './CurriculumRow';

/** The lessons of a course: open ones lead to the player, locked ones are dimmed (LSN-1). */
export function CurriculumList({ courseId }: { courseId: string }) {
  const text = useMessages(courseDetailMessages);
  const describe = useFailureText();
  const lessons = usePublicQuery(courseQueries.curriculum(courseId, useContentLanguage()));
  if (lessons.isPending) return <RowsSkeleton rows={6} />;
  if (lessons.isError) {
    return (
      <ErrorState title={text.lessonsFailed} onRetry={() => void lessons.refetch()}>
        {describe(lessons.error)}
      </ErrorState>
    );
  }
  if (lessons.data.length === 0) return <EmptyState title={text.noLessons}>{text.noLessonsHint}</EmptyState>;
  return (
    <Card padded={false}>
      <ol role="list" className={styles.list}>
        {lessons.data.map((lesson, index) => (
          <CurriculumRow key={lesson.id} lesson={lesson} number={index + 1} />
        ))}
      </ol>
    </Card>
  );
}
