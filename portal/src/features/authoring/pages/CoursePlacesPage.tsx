import { ApiError } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { EmptyState, ErrorState, Isolated, PageSpinner, shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { Afterwards } from '#shared/page/PageColumns';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import styles from '../components/Form.module.css';
import { GrantPlaceForm } from '../components/places/GrantPlaceForm';
import { PlaceList } from '../components/places/PlaceList';
import { coursePlacesMessages } from '../messages/course-places.messages';
import { placesOfCourse } from '../places.queries';

/** /courses/{id}/places: who asks for a place in a course, who has one, and what was received (PAY-1). */
export default function CoursePlacesPage() {
  const text = useMessages(coursePlacesMessages);
  const { language } = useLocale();
  const describe = useFailureText();
  const { id = '' } = useParams();
  const course = useSignedInQuery(courseQueries.detail(id));
  const asked = useInfiniteQuery(placesOfCourse(id, 'asked'));
  const { data, error } = course;
  if (course.isPending) return <PageSpinner />;
  const isMissing = error instanceof ApiError && error.status === 404;
  if (isMissing || (data && !data.canEdit)) {
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
  }
  if (!data) {
    return (
      <Page title={text.title}>
        <ErrorState headingLevel={2} title={text.failed} onRetry={() => void course.refetch()}>
          {describe(error)}
        </ErrorState>
      </Page>
    );
  }
  const isFree = Number(data.price) === 0;
  return (
    <Page
      title={text.title}
      intro={<Isolated>{pickLocalized(data, 'title', language)}</Isolated>}
      back={{ to: paths.course.href(data.id), label: text.back }}
    >
      <div className={`${shell.stack16} ${styles.sections}`}>
        {isFree && <Alert severity="info">{text.free}</Alert>}
        <PlaceList courseId={data.id} />
        {!isFree && (
          <Afterwards isTime={!asked.isPending}>
            <GrantPlaceForm courseId={data.id} />
          </Afterwards>
        )}
      </div>
    </Page>
  );
}
