import { Link } from 'react-router-dom';
import { BulkDeleteButton } from 'react-admin';
import { buttonClass, useLocale, useMessages } from '@masar/ui';
import { courseTitle } from '../courses/course';
import { ChoiceFilter, DaysFilter, ReferenceFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import { nameOfUser } from '../users/user';
import type { Enrollment } from './enrollment';
import { enrollmentsMessages } from './enrollments.messages';
import { useEnrollmentColumns } from './useEnrollmentColumns';

export function EnrollmentList() {
  const text = useMessages(enrollmentsMessages);
  return (
    <RecordList<Enrollment>
      title={text.title}
      sort={{ field: 'enrolledAt', order: 'DESC' }}
      add={text.add}
      actions={
        <Link className={buttonClass({ variant: 'secondary' })} to="/imports/enrollments">
          {text.import}
        </Link>
      }
      filters={<Filters />}
      columns={useEnrollmentColumns()}
      bulk={<BulkDeleteButton label={text.withdraw} mutationMode="undoable" />}
    />
  );
}

function Filters() {
  const text = useMessages(enrollmentsMessages);
  const { language } = useLocale();
  return (
    <>
      <ReferenceFilter source="userId" reference="users" label={text.learner} nameOf={nameOfUser} />
      <ReferenceFilter
        source="courseId"
        reference="courses"
        label={text.course}
        nameOf={(course) => courseTitle(course, language)}
      />
      <ChoiceFilter
        source="isCompleted"
        label={text.state}
        choices={[
          { value: true, label: text.completed },
          { value: false, label: text.learning },
        ]}
      />
      <DaysFilter source="enrolledAt" label={text.enrolledAt} />
    </>
  );
}
