import { useMessages } from '@masar/ui';
import { RecordList } from '../records/RecordList';
import { type GradeChange, gradeChangeFields } from './grade-change.fields';
import { gradeChangesMessages } from './grade-changes.messages';

export function GradeChangeList() {
  const text = useMessages(gradeChangesMessages);
  return (
    <RecordList<GradeChange>
      title={text.title}
      intro={text.intro}
      fields={gradeChangeFields}
      sort={{ field: 'changedAt', order: 'DESC' }}
      empty={text}
    />
  );
}
