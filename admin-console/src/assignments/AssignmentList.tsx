import { useMessages } from '@masar/ui';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import { type Assignment, assignmentFields } from './assignment.fields';
import { assignmentsMessages } from './assignments.messages';

export function AssignmentList() {
  const text = useMessages(assignmentsMessages);
  return (
    <RecordList<Assignment>
      title={text.title}
      intro={text.intro}
      search={text.search}
      fields={assignmentFields}
      sort={latestFirst}
    />
  );
}
