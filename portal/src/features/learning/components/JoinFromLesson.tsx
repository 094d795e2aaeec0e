import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useContentLanguage } from '#shared/language/content-language';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import { useEnroll } from '#subjects/courses/useEnroll';
import { useWaysToJoin } from '#subjects/courses/useWaysToJoin';
import { joinsAtOnce } from '#subjects/courses/way-to-join';
import { learningMessages } from '../learning.messages';

/** Enrols from within a lesson; where a place is needed first, the course's page is where one asks (PAY-1). */
export function JoinFromLesson({ courseId }: { courseId: string }) {
  const text = useMessages(learningMessages);
  const enroll = useEnroll();
  const course = useSignedInQuery(courseQueries.detail(courseId, useContentLanguage()));
  const wayToJoin = useWaysToJoin();
  const way = course.data && wayToJoin(course.data);
  if (!way) return null;
  if (!joinsAtOnce(way)) return <ButtonLink to={paths.course.href(courseId)}>{text.aboutPlaces}</ButtonLink>;
  return (
    <Button loading={enroll.isPending} onClick={() => enroll.mutate({ courseId, way })}>
      {enroll.isPending ? text.enrolling : text.enroll}
    </Button>
  );
}
