import { ApiError } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { EmptyState, ErrorState, Isolated, PageSpinner, useLocale, useMessages } from '@masar/ui';
import { useParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import CoursePeople from '../components/people/CoursePeople';
import { coursePeopleMessages } from '../messages/course-people.messages';

/** /courses/{id}/people: who teaches a course, for all who do; assistants have no editor (CRS-14). */
export default function CoursePeoplePage() {
  const text = useMessages(coursePeopleMessages);
  const { language } = useLocale();
  const describe = useFailureText();
  const { id = '' } = useParams();
  const course = useSignedInQuery(courseQueries.detail(id));
  const { data, error } = course;
  if (course.isPending) return <PageSpinner />;
  const isMissing = error instanceof ApiError && error.status === 404;
  if (isMissing || (data && !data.canMark))
    return (
      <Page title={text.title}>
        <EmptyState
          headingLevel={2}
          drawing={isMissing ? 'lost' : 'locked'}
          title={isMissing ? text.notFound : text.notYours}
          action={<ButtonLink to={paths.courses.href()}>{text.toCourses}</ButtonLink>}
        >
          {!isMissing && text.notYoursHint}
        </EmptyState>
      </Page>
    );
  if (!data)
    return (
      <Page title={text.title}>
        <ErrorState headingLevel={2} title={text.courseFailed} onRetry={() => void course.refetch()}>
          {describe(error)}
        </ErrorState>
      </Page>
    );
  return (
    <Page
      title={text.page}
      intro={<Isolated>{pickLocalized(data, 'title', language)}</Isolated>}
      back={{ to: paths.course.href(data.id), label: text.back }}
    >
      <CoursePeople course={data} />
    </Page>
  );
}
