import { pickLocalized } from '@masar/i18n';
import { ErrorState, Isolated, PageSpinner, useLocale, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { useReadAnew } from '#shared/query/useReadAnew';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { authoringQueries } from '../authoring.queries';
import { LessonQuizSections } from '../components/composition/LessonQuizSections';
import { LessonForm } from '../components/LessonForm';
import { lessonFormMessages } from '../messages/lesson-form.messages';

interface LessonEditorProps {
  course: CourseDetail;
  /** `new` adds a lesson. */
  lessonId: string;
}

/** One lesson of the course, at /courses/{id}/edit?lesson={lessonId}. */
export default function LessonEditor({ course, lessonId }: LessonEditorProps) {
  const text = useMessages(lessonFormMessages);
  const { language } = useLocale();
  const describe = useFailureText();
  const isNew = lessonId === 'new';
  const draft = useReadAnew({ ...authoringQueries.lessonDraft(lessonId), enabled: !isNew });
  return (
    <Page
      title={isNew ? text.newTitle : text.editTitle}
      intro={<Isolated>{pickLocalized(course, 'title', language)}</Isolated>}
      back={{ to: paths.editCourse.href(course.id), label: text.back }}
    >
      {isNew && <LessonForm courseId={course.id} lesson={null} />}
      {!isNew && (draft.isPending || draft.isOlder) && <PageSpinner />}
      {draft.isLoadingError && (
        <ErrorState title={text.failed} onRetry={() => void draft.refetch()}>
          {describe(draft.error)}
        </ErrorState>
      )}
      {!isNew && draft.data && !draft.isOlder && (
        <>
          <LessonForm key={draft.data.id} courseId={course.id} lesson={draft.data} />
          <LessonQuizSections courseId={course.id} lessonId={draft.data.id} hasQuestions={draft.data.quiz !== null} />
        </>
      )}
    </Page>
  );
}
