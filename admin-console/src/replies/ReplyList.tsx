import { useMessages } from '@masar/ui';
import { BulkChange } from '../records/BulkChange';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import { repliesMessages } from './replies.messages';
import { type Reply, replyFields } from './reply.fields';

/** All replies, the latest first; those of one discussion where its page leads here (COM-4). */
export function ReplyList() {
  const text = useMessages(repliesMessages);
  return (
    <RecordList<Reply>
      title={text.title}
      fields={replyFields}
      sort={latestFirst}
      search={text.search}
      bulk={
        <>
          <BulkChange label={text.bulkShow} data={{ status: 'visible' }} />
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
