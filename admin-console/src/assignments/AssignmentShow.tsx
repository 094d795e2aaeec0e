import { pickLocalized } from '@masar/i18n';
import { buttonClass, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { filteredList } from '../records/filtered-list';
import { RecordShow } from '../records/RecordShow';
import { type Assignment, assignmentFields } from './assignment.fields';
import { assignmentsMessages } from './assignments.messages';

export function AssignmentShow() {
  const text = useMessages(assignmentsMessages);
  const { language } = useLocale();
  return (
    <RecordShow<Assignment>
      back={text.back}
      title={(assignment) => pickLocalized(assignment, 'title', language)}
      fields={assignmentFields}
      hasHistory={false}
      actions={({ id }) => (
        <Link className={buttonClass({ variant: 'secondary' })} to={filteredList('submissions', { assignmentId: id })}>
          {text.work}
        </Link>
      )}
    />
  );
}
