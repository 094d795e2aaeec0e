import { useLocale, useMessages } from '@masar/ui';
import { BulkChange } from '../records/BulkChange';
import type { RecordColumn } from '../records/column';
import { ChoiceFilter, DaysFilter, ReferenceFilter, WordsFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import { useNameOf } from '../records/useNameOf';
import { useYesAndNo } from '../records/useYesAndNo';
import type { Discussion } from './discussion';
import { discussionsMessages, postStatusMessages } from './discussions.messages';
import { ForumName } from './ForumName';
import { PostStatusBadge } from './PostStatusBadge';
import { PostStatusFilter } from './PostStatusFilter';

/** All discussions, the latest first (COM-4). */
export function DiscussionList() {
  const text = useMessages(discussionsMessages);
  const { status } = useMessages(postStatusMessages);
  const { format } = useLocale();
  const nameOf = useNameOf('name');
  const { yesAndNo } = useYesAndNo();
  const columns: RecordColumn<Discussion>[] = [
    { field: 'title', label: text.subject, render: ({ title }) => title || text.untitled },
    {
      field: 'forumId',
      label: text.forumId,
      render: ({ forumId }) => <ForumName id={forumId} otherwise={text.lesson} />,
    },
    { field: 'authorName', label: text.author, render: ({ authorName }) => authorName ?? text.deletedUser },
    { field: 'status', label: status, render: (post) => <PostStatusBadge status={post.status} /> },
    { field: 'repliesCount', label: text.repliesCount, render: ({ repliesCount }) => format.number(repliesCount) },
    { field: 'createdAt', label: text.createdAt, render: ({ createdAt }) => format.date(createdAt), isSortable: true },
    { field: 'isPinned', label: text.isPinned, isOnlyExported: true },
    { field: 'isLocked', label: text.isLocked, isOnlyExported: true },
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
          <ReferenceFilter source="forumId" reference="forums" label={text.forumId} nameOf={nameOf} />
          <PostStatusFilter />
          <ChoiceFilter source="isPinned" label={text.isPinned} choices={yesAndNo} />
          <ChoiceFilter source="isLocked" label={text.isLocked} choices={yesAndNo} />
          <DaysFilter source="createdAt" label={text.createdAt} />
        </>
      }
    />
  );
}

function BulkActions() {
  const text = useMessages(discussionsMessages);
  return (
    <>
      <BulkChange label={text.bulkLock} data={{ isLocked: true }} />
      <BulkChange
        label={text.bulkHide}
        data={{ status: 'hidden', reason: text.advertisement }}
        confirm={text.bulkHideText}
      />
    </>
  );
}
