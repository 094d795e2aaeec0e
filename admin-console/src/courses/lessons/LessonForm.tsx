import { useMessages } from '@masar/ui';
import { useSearchParams } from 'react-router-dom';
import { DeleteRecord } from '../../records/DeleteRecord';
import { RecordCreate } from '../../records/RecordCreate';
import { RecordEdit } from '../../records/RecordEdit';
import { useNaming } from '../../records/useNaming';
import { type Lesson, lessonFields, withoutEmptyQuiz } from './lesson.fields';
import { lessonsMessages } from './lessons.messages';

const courseAt = (courseId: string): string => `/courses/${courseId}/show`;

/** A new lesson at the end of its course. */
export function LessonCreate() {
  const text = useMessages(lessonsMessages);
  const [parameters] = useSearchParams();
  const courseId = parameters.get('courseId') ?? '';
  return (
    <RecordCreate<Lesson>
      title={text.add}
      back={text.back}
      backTo={courseAt(courseId)}
      redirect={() => courseAt(courseId)}
      fields={lessonFields}
      defaultValues={{ courseId }}
      transform={withoutEmptyQuiz}
    />
  );
}

export function LessonEdit() {
  const text = useMessages(lessonsMessages);
  const nameOf = useNaming<Lesson>('title');
  const courseOf = ({ courseId }: Lesson) => courseAt(courseId);
  return (
    <RecordEdit<Lesson>
      back={text.back}
      backTo={courseOf}
      title={nameOf}
      fields={lessonFields}
      transform={withoutEmptyQuiz}
      redirect={false}
      actions={<DeleteRecord nameOf={nameOf} hint={text.deleteHint} redirect={courseOf} />}
    />
  );
}
