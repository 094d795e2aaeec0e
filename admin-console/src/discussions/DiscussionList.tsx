import { useMessages } from '@masar/ui';
import { BulkChange } from '../records/BulkChange';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import { type Discussion, discussionFields } from './discussion.fields';
import { discussionsMessages } from './discussions.messages';

/** All discussions, the latest first (COM-4). */
export function DiscussionList() {
  const text = useMessages(discussionsMessages);
  return (
    <RecordList<Discussion>
      title={text.title}
      fields={discussionFields}
      sort={latestFirst}
      search={text.search}
      bulk={
        <>
          <BulkChange label={text.bulkLock} data={{ isLocked: true }} />
          <BulkChange
            label={text.bulkHide}
            data={{ status: 'hidden', reason: text.advertisement }}
            confirm={text.bulkHideText}
          />
        </>
      }
    />
  );
}
