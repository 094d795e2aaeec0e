import { buttonClass, useMessages } from '@masar/ui';
import { BulkDeleteButton } from 'react-admin';
import { Link } from 'react-router-dom';
import { RecordList } from '../records/RecordList';
import { type Enrollment, enrollmentFields } from './enrollment.fields';
import { enrollmentsMessages } from './enrollments.messages';

export function EnrollmentList() {
  const text = useMessages(enrollmentsMessages);
  return (
    <RecordList<Enrollment>
      title={text.title}
      fields={enrollmentFields}
      sort={{ field: 'enrolledAt', order: 'DESC' }}
      add={text.add}
      actions={
        <Link className={buttonClass({ variant: 'secondary' })} to="/imports/enrollments">
          {text.import}
        </Link>
      }
      bulk={<BulkDeleteButton label={text.withdraw} mutationMode="undoable" />}
    />
  );
}
