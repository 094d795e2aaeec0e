import { useSearchParams } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { CreateBase, useRedirect } from 'react-admin';
import { useMessages } from '@masar/ui';
import { PageHeading } from '../app/PageHeading';
import { RecordForm } from '../records/RecordForm';
import { type Lesson, withoutEmptyQuiz } from './lesson';
import { LessonFields } from './LessonFields';
import { lessonsMessages } from './lessons.messages';

/** A new lesson at the end of its course. */
export function LessonCreate() {
  const text = useMessages(lessonsMessages);
  const [parameters] = useSearchParams();
  const redirect = useRedirect();
  const courseId = parameters.get('courseId') ?? '';
  const backToCourse = () => redirect('show', 'courses', courseId);
  return (
    <CreateBase<Lesson> transform={withoutEmptyQuiz} mutationOptions={{ onSuccess: backToCourse }}>
      <PageHeading title={text.add} before={<Link to={`/courses/${courseId}/show`}>{text.back}</Link>} />
      <RecordForm defaultValues={{ courseId }}>
        <LessonFields />
      </RecordForm>
    </CreateBase>
  );
}
