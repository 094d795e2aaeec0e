import { ApiError } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import {
  EmptyState,
  ErrorState,
  Isolated,
  lazyCode,
  PageSpinner,
  RowsSkeleton,
  shell,
  useLocale,
  useMessages,
} from '@masar/ui';
import { Suspense } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page, PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { useReadAnew } from '#shared/query/useReadAnew';
import { courseQueries } from '#subjects/courses/course.queries';
import { CourseEditForm } from '../components/CourseEditForm';
import styles from '../components/Form.module.css';
import { LessonList } from '../components/LessonList';
import { PublicationPanel } from '../components/PublicationPanel';
import { courseEditorMessages } from '../messages/course-editor.messages';

/** A form of its own, opened from the list of lessons. */
const LessonEditor = lazyCode(() => import('./LessonEditor'));

/** Below everything else, and heavier than the rest of the page. */
const FinalSection = lazyCode(() => import('../components/composition/FinalSection'));

/** Who teaches it, for those who may say so and those who leave. */
const CoursePeople = lazyCode(() => import('../components/people/CoursePeople'));

/** In place of the editor: the course is not there, or another's. */
function NoEditor({ title, hint }: { title: string; hint?: string }) {
  const text = useMessages(courseEditorMessages);
  usePageHead({ title });
  return (
    <PageFrame>
      <EmptyState
        headingLevel={1}
        drawing={hint ? 'locked' : 'lost'}
        title={title}
        action={<ButtonLink to={paths.courses.href()}>{text.back}</ButtonLink>}
      >
        {hint}
      </EmptyState>
    </PageFrame>
  );
}

/** /courses/{id}/edit: the course's own texts, its lessons and its publication (CRS-4). */
export default function EditCoursePage() {
  const text = useMessages(courseEditorMessages);
  const { language } = useLocale();
  const describe = useFailureText();
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const lessonId = parameters.get('lesson');
  const course = useReadAnew(courseQueries.detail(id));
  const { data, error } = course;

  if (course.isPending || course.isOlder) return <PageSpinner />;
  if (error instanceof ApiError && error.status === 404) return <NoEditor title={text.notFound} />;
  if (!data) {
    return (
      <PageFrame>
        <ErrorState headingLevel={1} title={text.failed} onRetry={() => void course.refetch()}>
          {describe(error)}
        </ErrorState>
      </PageFrame>
    );
  }
  // Who assists goes on to what they may.
  if (!data.canEdit && data.canMark) return <Navigate to={paths.course.href(data.id)} replace />;
  if (!data.canEdit) return <NoEditor title={text.notYours} hint={text.notYoursHint} />;
  if (lessonId) return <LessonEditor key={lessonId} course={data} lessonId={lessonId} />;
  return (
    <Page
      title={text.title}
      intro={<Isolated>{pickLocalized(data, 'title', language)}</Isolated>}
      action={
        <div className={shell.row10}>
          <ButtonLink to={paths.assignments.href(data.id)} variant="secondary">
            {text.assignments}
          </ButtonLink>
          <ButtonLink to={paths.gradebook.href(data.id)} variant="secondary">
            {text.gradebook}
          </ButtonLink>
        </div>
      }
    >
      <div className={`${shell.stack16} ${styles.sections}`}>
        <PublicationPanel course={data} />
        <LessonList courseId={data.id} />
        <CourseEditForm key={data.id} course={data} />
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <FinalSection courseId={data.id} />
        </Suspense>
        <Suspense fallback={<RowsSkeleton rows={2} />}>
          <CoursePeople course={data} />
        </Suspense>
      </div>
    </Page>
  );
}
