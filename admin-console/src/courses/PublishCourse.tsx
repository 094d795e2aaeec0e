import { Button, useMessages } from '@masar/ui';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { Course } from './course.fields';
import { coursesMessages } from './courses.messages';

/** Publishes a course or takes it back, after a question. */
export function PublishCourse({ course }: { course: Course }) {
  const text = useMessages(coursesMessages);
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsked, setAsked] = useState(false);
  const [update, { isPending }] = useUpdate<Course>();
  const { id, isPublished } = course;
  const label = isPublished ? text.unpublish : text.publish;
  const change = () => {
    setAsked(false);
    void update(
      'courses',
      { id, data: { isPublished: !isPublished }, previousData: course },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(isPublished ? text.isUnpublished : text.isPublished, { type: 'success' }),
        onError: (error) => notify(error instanceof Error ? error.message : text.failed, { type: 'error' }),
        onSettled: () => refresh(),
      },
    );
  };
  return (
    <>
      <Button variant="secondary" busy={isPending} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={label}
        content={isPublished ? text.unpublishHint : text.publishHint}
        confirm={label}
        onConfirm={change}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
