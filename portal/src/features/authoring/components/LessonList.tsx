import { pickLocalized } from '@masar/i18n';
import { EmptyState, ErrorState, PlusIcon, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useFailureNotice, useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import { useMoveLesson } from '../authoring.mutations';
import { courseEditorMessages } from '../messages/course-editor.messages';
import formStyles from './Form.module.css';
import styles from './LessonList.module.css';
import { LessonRow } from './LessonRow';

/** The lessons of a course in their order, each to be moved, edited and deleted (CRS-4). */
export function LessonList({ courseId }: { courseId: string }) {
  const text = useMessages(courseEditorMessages);
  const { language, format } = useLocale();
  const describe = useFailureText();
  const notifyFailure = useFailureNotice();
  const lessons = useSignedInQuery(courseQueries.curriculum(courseId));
  const moving = useMoveLesson(courseId);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);

  const move = (from: number, to: number) => {
    const lesson = lessons.data?.[from];
    if (!lesson || !lessons.data || from === to || moving.isPending) return;
    moving.mutate(
      { lessons: lessons.data, from, to },
      {
        onSuccess: () => setAnnouncement(text.moved(pickLocalized(lesson, 'title', language), format.number(to + 1))),
        onError: (error) => notifyFailure(error, { title: text.moveError }),
      },
    );
  };

  return (
    <Card component="section" className={`${shell.stack16} ${formStyles.section}`} aria-labelledby="course-lessons">
      <div className={`${shell.line} ${formStyles.head}`}>
        <h2 id="course-lessons">{text.lessons}</h2>
        <ButtonLink to="?lesson=new" variant="secondary">
          <PlusIcon size={18} />
          {text.addLesson}
        </ButtonLink>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {lessons.isPending && <RowsSkeleton rows={4} />}
      {lessons.isError && (
        <ErrorState title={text.lessonsFailed} headingLevel={3} onRetry={() => void lessons.refetch()}>
          {describe(lessons.error)}
        </ErrorState>
      )}
      {lessons.data?.length === 0 && (
        <EmptyState title={text.noLessons} headingLevel={3}>
          {text.noLessonsHint}
        </EmptyState>
      )}
      {lessons.data && lessons.data.length > 0 && (
        <ol role="list" className={styles.lessons}>
          {lessons.data.map((lesson, index) => (
            <LessonRow
              key={lesson.id}
              lesson={lesson}
              index={index}
              count={lessons.data.length}
              onMove={(to) => move(index, to)}
              onDragStart={() => setDragged(index)}
              onDrop={() => {
                if (dragged !== null) move(dragged, index);
                setDragged(null);
              }}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}
