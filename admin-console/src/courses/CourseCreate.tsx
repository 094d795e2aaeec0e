import { useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { RecordForm } from '../records/RecordForm';
import { CourseFields } from './CourseFields';
import { coursesMessages } from './courses.messages';

export function CourseCreate() {
  const text = useMessages(coursesMessages);
  return (
    <RecordCreate title={text.add} back={text.back}>
      <RecordForm defaultValues={{ difficulty: 'beginner', price: '0.00' }}>
        <CourseFields />
      </RecordForm>
    </RecordCreate>
  );
}
