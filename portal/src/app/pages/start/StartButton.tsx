import { lessonMinutes } from '@masar/domain';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import type { RoadStation } from '#subjects/courses/road.queries';
import { startMessages } from './start.messages';
import { useStartCourse } from './useStartCourse';

interface StartButtonProps {
  /** The course of which one press opens the first lesson. */
  first: RoadStation | undefined;
  /** Shown instead where no course can be begun at once. */
  otherwise: RoadStation;
}

/** Joins the first course of the path and opens its first lesson (DSH-8). */
export function StartButton({ first, otherwise }: StartButtonProps) {
  const text = useMessages(startMessages);
  const { format } = useLocale();
  const start = useStartCourse();
  const lesson = first?.course.firstLesson;
  if (!first || !lesson)
    return (
      <Button component={Link} to={paths.course.href(otherwise.courseId)} size="large" fullWidth>
        {text.seeCourse}
      </Button>
    );
  const minutes = text.minutesShort(format.number(lessonMinutes(lesson.duration)));
  return (
    <Button
      size="large"
      fullWidth
      loading={start.isPending}
      onClick={() => start.mutate({ courseId: first.courseId, lessonId: lesson.id })}
    >
      <Isolated>{text.start(minutes)}</Isolated>
    </Button>
  );
}
