import { dataOf } from '@masar/contracts';
import { limits } from '@masar/domain';
import { ErrorState, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useContentLanguage } from '#shared/language/content-language';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import type { Enrollment } from '#subjects/courses/course-answers';
import { Panel, PanelNote } from '#subjects/dashboard/Panel';
import { recommendationQueries } from '#subjects/recommendations/recommendation.queries';
import { homeMessages } from './home.messages';
import { recommendedCourses } from './recommended-courses';
import { RecommendedCourse } from './RecommendedCourse';
import styles from './RecommendedPanel.module.css';
import { SuggestedCourse } from './SuggestedCourse';

/** The beginning of the course list as it fits the reader, under the key of all lists, so that changes of courses reach it. */
const courseList = queryOptions({
  queryKey: [...courseQueries.lists(), 'home'],
  queryFn: () => dataOf(api.GET('/api/ai/courses')),
});

/** Two courses that suit the reader, each with the reason; the first of the list where there are none (spec 2, Home). */
export function RecommendedPanel({ enrollments = [] }: { enrollments: readonly Enrollment[] | undefined }) {
  const text = useMessages(homeMessages);
  const { language } = useLocale();
  const content = useContentLanguage();
  const recommendations = useSignedInQuery(recommendationQueries.mine(language, content));
  const suggested = recommendations.data?.slice(0, limits.homeRecommendedCourses) ?? [];
  return (
    <Panel title={text.recommended} more={{ to: paths.courses.href(), text: text.allCourses }}>
      {recommendations.isPending && <RowsSkeleton rows={limits.homeRecommendedCourses} />}
      {suggested.length > 0 && (
        <ul role="list" className={styles.courses}>
          {suggested.map((recommendation) => (
            <SuggestedCourse key={recommendation.courseId} recommendation={recommendation} />
          ))}
        </ul>
      )}
      {!recommendations.isPending && suggested.length === 0 && <FirstCourses enrollments={enrollments} />}
    </Panel>
  );
}

function FirstCourses({ enrollments }: { enrollments: readonly Enrollment[] }) {
  const text = useMessages(homeMessages);
  const describe = useFailureText();
  const courses = useSignedInQuery(courseList);
  const enrolledIn = new Set(enrollments.map(({ courseId }) => courseId));
  return (
    <>
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
    </>
  );
}
