import { Button, buttonClass, Card, ErrorState, PlusIcon, RowsSkeleton, useMessages } from '@masar/ui';
import { useState } from 'react';
import { useGetList, useNotify, useRefresh, useUpdate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Course } from '../course.fields';
import styles from './CourseLessons.module.css';
import type { Lesson } from './lesson.fields';
import { LessonRow } from './LessonRow';
import { lessonsMessages } from './lessons.messages';
import { moved } from './moved';

/** The lessons of a course: each opens, and their order is changed here and saved at once for all. */
export function CourseLessons({ course }: { course: Course }) {
  const text = useMessages(lessonsMessages);
  const notify = useNotify();
  const refresh = useRefresh();
  const [order, setOrder] = useState<string[] | null>(null);
  const [update, { isPending }] = useUpdate<Course>();
  const { data, error, refetch } = useGetList<Lesson>('lessons', {
    filter: { courseId: course.id },
    sort: { field: 'orderIndex', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
  if (error) return <ErrorState title={text.failed} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={4} />;
  const ids = order ?? data.map(({ id }) => id);
  const lessons = ids.flatMap((id) => data.filter((lesson) => lesson.id === id));
  const save = () =>
    void update(
      'courses',
      { id: course.id, data: { lessonIds: ids }, previousData: course },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(text.orderSaved, { type: 'success' }),
        onError: (failure) => notify(failure instanceof Error ? failure.message : text.failed, { type: 'error' }),
        onSettled: () => {
          setOrder(null);
          refresh();
        },
      },
    );
  return (
    <Card as="section">
      <div className={styles.heading}>
        <h2>{text.title}</h2>
        <Link className={buttonClass({ variant: 'secondary' })} to={`/lessons/create?courseId=${course.id}`}>
          <PlusIcon />
          {text.add}
        </Link>
      </div>
      {lessons.length === 0 && <p>{text.none}</p>}
      <ol className={styles.lessons}>
        {lessons.map((lesson, index) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            index={index}
            count={lessons.length}
            onMove={(from, to) => setOrder(moved(ids, from, to))}
          />
        ))}
      </ol>
      {order && (
        <div className={styles.save}>
          <Button busy={isPending} onClick={save}>
            {text.saveOrder}
          </Button>
          <Button variant="quiet" disabled={isPending} onClick={() => setOrder(null)}>
            {text.resetOrder}
          </Button>
        </div>
      )}
    </Card>
  );
}
