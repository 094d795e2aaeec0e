import { useMessages } from '@masar/ui';
import { RecordList } from '../records/RecordList';
import { type Forum, forumFields } from './forum.fields';
import { forumsMessages } from './forums.messages';

/** The forums in the order of the portal (COM-1). */
export function ForumList() {
  const text = useMessages(forumsMessages);
  return (
    <RecordList<Forum>
      title={text.title}
      intro={text.intro}
      fields={forumFields}
      sort={{ field: 'orderIndex', order: 'ASC' }}
      opens="edit"
      add={text.add}
      search={text.search}
    />
  );
}
