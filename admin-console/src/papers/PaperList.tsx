import { useMessages } from '@masar/ui';
import { RecordList } from '../records/RecordList';
import { type Paper, paperFields } from './paper.fields';
import { papersMessages } from './papers.messages';

export function PaperList() {
  const text = useMessages(papersMessages);
  return (
    <RecordList<Paper>
      title={text.title}
      intro={text.intro}
      fields={paperFields}
      sort={{ field: 'startedAt', order: 'DESC' }}
    />
  );
}
