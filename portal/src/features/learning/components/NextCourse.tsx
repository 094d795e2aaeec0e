import { dataOf } from '@masar/contracts';
import { shell, useLocale, useMessages } from '@masar/ui';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { ContentText } from '#shared/language/ContentText';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { useEnrollments } from '#subjects/courses/useEnrollment';
import { learningMessages } from '../learning.messages';
import { nextOnRoad } from '../model/next-on-road';
import styles from './CourseFinished.module.css';

const ofTrack = (categoryId: string) =>
  queryOptions({
    queryKey: [...courseQueries.lists(), 'track', categoryId],
    queryFn: () => dataOf(api.GET('/api/ai/courses', { params: { query: { categoryId } } })),
  });

/** What continues the finished course on the same road; nothing where the track ends. */
export function NextCourse({ finished }: { finished: CourseDetail }) {
  const text = useMessages(learningMessages);
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  const { data } = useSignedInQuery(ofTrack(finished.categoryId));
  const enrollments = useEnrollments();
  const next = data && nextOnRoad(data, finished, new Set(enrollments.keys()));
  if (!next) return null;
  return (
    <section className={`${shell.card} ${styles.next}`} aria-labelledby="next-course">
      <div>
        <p className={styles.hint}>{text.nextCourse}</p>
        <h2 id="next-course">
          <ContentText record={next} field="title" />
        </h2>
        <p className={styles.hint}>
          {words.lessons(next.lessonsCount, digits)}
          {' · '}
          {words.hours(next.durationHours, digits)}
        </p>
      </div>
      <ButtonLink to={paths.course.href(next.id)}>{text.seeCourse}</ButtonLink>
    </section>
  );
}
