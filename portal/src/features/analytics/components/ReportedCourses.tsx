import { pickLocalized } from '@masar/i18n';
import { EmptyState, RowsSkeleton, StatusBadge, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListStates } from '#shared/list/ListStates';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { courseWords } from '#subjects/courses/course-words.messages';
import { CourseRating } from '#subjects/courses/CourseRating';
import { CourseRow } from '#subjects/courses/CourseRow';
import { Panel } from '#subjects/dashboard/Panel';
import { teachingMessages } from '../messages/teaching.messages';
import { type CourseFigures, teachingQueries } from '../teaching.queries';

/** Courses with their figures and the way to each report. */
export function ReportedCourses() {
  const text = useMessages(teachingMessages);
  const courses = useInfiniteQuery(teachingQueries.courses());
  const rows = courses.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Panel title={text.courses}>
      <ListStates
        list={courses}
        isEmpty={rows.length === 0}
        skeleton={<RowsSkeleton rows={4} />}
        failed={text.failed}
        headingLevel={3}
        empty={
          <EmptyState
            headingLevel={3}
            title={text.noCourses}
            action={<ButtonLink to={paths.createCourse.href()}>{text.createCourse}</ButtonLink>}
          >
            {text.noCoursesHint}
          </EmptyState>
        }
      >
        <ul role="list">
          {rows.map((course) => (
            <Course key={course.courseId} course={course} />
          ))}
        </ul>
      </ListStates>
    </Panel>
  );
}

function Course({ course }: { course: CourseFigures }) {
  const text = useMessages(teachingMessages);
  const words = useMessages(courseWords);
  const { language, digits, format } = useLocale();
  const title = pickLocalized(course, 'title', language);
  return (
    <CourseRow
      title={title}
      state={!course.isPublished && <StatusBadge status="draft" />}
      ways={
        <ButtonLink to={paths.courseReport.href(course.courseId)} variant="secondary" aria-label={text.openOf(title)}>
          {text.open}
        </ButtonLink>
      }
    >
      <span>{words.students(course.enrollments, digits)}</span>
      {course.enrollments > 0 && (
        <>
          <span>{text.newOnes(course.newEnrollments, digits)}</span>
          <span>{text.completedBy(format.percent((course.completions / course.enrollments) * 100))}</span>
        </>
      )}
      <CourseRating rating={course.rating} />
    </CourseRow>
  );
}
