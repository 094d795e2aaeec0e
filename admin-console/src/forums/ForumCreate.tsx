import { useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { ForumForm } from './ForumForm';
import { forumsMessages } from './forums.messages';

export function ForumCreate() {
  const text = useMessages(forumsMessages);
  return (
    <RecordCreate title={text.addTitle} back={text.back} redirect="list">
      <ForumForm />
    </RecordCreate>
  );
}
