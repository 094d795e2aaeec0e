import { Button, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { courseQueries } from '#shared/courses/course.queries';
import { useEnroll } from '#shared/courses/useEnroll';
import { useWaysToJoin } from '#shared/courses/useWaysToJoin';
import { joinsAtOnce } from '#shared/courses/way-to-join';
import { useContentLanguage } from '#shared/language/content-language';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
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
    <Button busy={enroll.isPending} onClick={() => enroll.mutate({ courseId, way })}>
      {enroll.isPending ? text.enrolling : text.enroll}
    </Button>
  );
}
