import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@masar/contracts';
import { ErrorState, RowsSkeleton, useMessages } from '@masar/ui';
import { limits } from '@masar/domain';
import { paths } from '#app/paths';
import { api } from '#shared/api/api';
import { courseQueries } from '#shared/courses/course.queries';
import { useEnrollments } from '#shared/courses/useEnrollment';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { homeMessages } from './home.messages';
import { Panel, PanelNote } from '#shared/dashboard/Panel';
import { RecommendedCourse } from './RecommendedCourse';
import { recommendedCourses } from './recommended-courses';
import styles from './RecommendedPanel.module.css';

/** The beginning of the course list, under the key of all lists, so that changes of courses reach it. */
const courseList = queryOptions({
  queryKey: [...courseQueries.lists(), 'home'],
  queryFn: () => dataOf(api.GET('/api/courses')),
});

/** The first two courses (spec 2, Home). */
export function RecommendedPanel() {
  const text = useMessages(homeMessages);
  const describe = useFailureText();
  const courses = useSignedInQuery(courseList);
  const enrolledIn = new Set(useEnrollments().keys());
  return (
    <Panel title={text.recommended} more={{ to: paths.courses.href(), text: text.allCourses }}>
      {courses.isPending && <RowsSkeleton rows={limits.homeRecommendedCourses} />}
      {courses.isError && (
        <ErrorState title={text.coursesFailed} headingLevel={3} onRetry={() => void courses.refetch()}>
          {describe(courses.error)}
        </ErrorState>
      )}
      {courses.data?.length === 0 && <PanelNote>{text.noCourses}</PanelNote>}
      {courses.data && courses.data.length > 0 && (
        <ul role="list" className={styles.courses}>
          {recommendedCourses(courses.data, enrolledIn).map((course) => (
            <RecommendedCourse key={course.id} course={course} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
