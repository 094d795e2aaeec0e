import { useLocale, useMessages } from '@masar/ui';
import { postStatusMessages } from '../discussions/discussions.messages';
import { PostStatusBadge } from '../discussions/PostStatusBadge';
import { PostStatusFilter } from '../discussions/PostStatusFilter';
import { Excerpt } from '../posts/Excerpt';
import { BulkChange } from '../records/BulkChange';
import type { RecordColumn } from '../records/column';
import { DaysFilter, WordsFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import { repliesMessages } from './replies.messages';
import type { Reply } from './reply';

/** All replies, the latest first; those of one discussion where its page leads here (COM-4). */
export function ReplyList() {
  const text = useMessages(repliesMessages);
  const { status } = useMessages(postStatusMessages);
  const { format } = useLocale();
  const columns: RecordColumn<Reply>[] = [
    {
      field: 'content',
      label: text.reply,
      render: ({ content, discussionTitle }) => <Excerpt title={discussionTitle}>{content || text.deleted}</Excerpt>,
    },
    { field: 'discussionTitle', label: text.discussion, isOnlyExported: true },
    { field: 'authorName', label: text.author, render: ({ authorName }) => authorName ?? text.deletedUser },
    { field: 'status', label: status, render: (reply) => <PostStatusBadge status={reply.status} /> },
    { field: 'likesCount', label: text.likesCount, render: ({ likesCount }) => format.number(likesCount) },
    { field: 'createdAt', label: text.createdAt, render: ({ createdAt }) => format.date(createdAt), isSortable: true },
  ];
  return (
    <RecordList
      title={text.title}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      bulk={<BulkActions />}
      filters={
        <>
          <WordsFilter label={text.search} />
          <PostStatusFilter />
          <DaysFilter source="createdAt" label={text.createdAt} />
        </>
      }
    />
  );
}

function BulkActions() {
  const text = useMessages(repliesMessages);
  return (
    <>
      <BulkChange label={text.bulkShow} data={{ status: 'visible' }} />
      <BulkChange
        label={text.bulkHide}
        data={{ status: 'hidden', reason: text.advertisement }}
        confirm={text.bulkHideText}
      />
    </>
  );
}
