import { pickLocalized } from '@masar/i18n';
import { EmptyState, RowsSkeleton, StatusBadge, useLocale, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { courseWords } from '#subjects/courses/course-words.messages';
import { CourseRating } from '#subjects/courses/CourseRating';
import { CourseRow } from '#subjects/courses/CourseRow';
import { Panel } from '#subjects/dashboard/Panel';
import type { TaughtCourse } from '../instructor-dashboard.queries';
import { instructorDashboardMessages } from '../messages/instructor-dashboard.messages';

/** Own courses, drafts included, each with the ways to change it, or for assistants to mark in it, and to see it as learners do. */
export function TaughtCourses({ courses }: { courses: readonly TaughtCourse[] | undefined }) {
  const text = useMessages(instructorDashboardMessages);
  return (
    <Panel title={text.courses}>
      {!courses && <RowsSkeleton rows={3} />}
      {courses?.length === 0 && (
        <EmptyState
          title={text.noCourses}
          headingLevel={3}
          action={<ButtonLink to={paths.createCourse.href()}>{text.createCourse}</ButtonLink>}
        >
          {text.noCoursesHint}
        </EmptyState>
      )}
      {courses && courses.length > 0 && (
        <ul role="list">
          {courses.map((course) => (
            <Course key={course.id} course={course} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Course({ course }: { course: TaughtCourse }) {
  const text = useMessages(instructorDashboardMessages);
  const words = useMessages(courseWords);
  const { language, digits, format } = useLocale();
  const title = pickLocalized(course, 'title', language);
  return (
    <CourseRow
      title={title}
      // Called as in the editor and in the list of own courses.
      state={<StatusBadge status={course.status === 'active' ? 'published' : course.status} />}
      ways={
        <>
          {course.canEdit ? (
            <ButtonLink to={paths.editCourse.href(course.id)} variant="secondary" aria-label={text.editOf(title)}>
              {text.edit}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.assignments.href(course.id)} variant="secondary" aria-label={text.workOf(title)}>
              {text.work}
            </ButtonLink>
          )}
          <ButtonLink to={paths.gradebook.href(course.id)} variant="quiet" aria-label={text.gradesOf(title)}>
            {text.grades}
          </ButtonLink>
          <ButtonLink to={paths.course.href(course.id)} variant="quiet" aria-label={text.viewOf(title)}>
            {text.view}
          </ButtonLink>
        </>
      }
    >
      <span>{words.students(course.students, digits)}</span>
      <span>{words.lessons(course.lessons, digits)}</span>
      {course.students > 0 && <span>{text.completedBy(format.percent(Number(course.completionRate)))}</span>}
      <CourseRating rating={course.rating} />
    </CourseRow>
  );
}
