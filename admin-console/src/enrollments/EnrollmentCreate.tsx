import { useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { type Enrollment, enrollmentFields } from './enrollment.fields';
import { enrollmentsMessages } from './enrollments.messages';

export function EnrollmentCreate() {
  const text = useMessages(enrollmentsMessages);
  return <RecordCreate<Enrollment> title={text.add} back={text.back} fields={enrollmentFields} />;
}
