import { useMessages } from '@masar/ui';
import { DeleteRecord } from '../records/DeleteRecord';
import { RecordCreate } from '../records/RecordCreate';
import { RecordEdit } from '../records/RecordEdit';
import { useNaming } from '../records/useNaming';
import { type Course, courseFields } from './course.fields';
import { coursesMessages } from './courses.messages';

export function CourseCreate() {
  const text = useMessages(coursesMessages);
  return (
    <RecordCreate<Course>
      title={text.add}
      back={text.back}
      fields={courseFields}
      defaultValues={{ difficulty: 'beginner', price: '0.00' }}
    />
  );
}

export function CourseEdit() {
  const text = useMessages(coursesMessages);
  const titleOf = useNaming<Course>('title');
  return (
    <RecordEdit<Course>
      back={text.back}
      title={titleOf}
      fields={courseFields}
      actions={<DeleteRecord nameOf={titleOf} hint={text.deleteHint} />}
    />
  );
}
