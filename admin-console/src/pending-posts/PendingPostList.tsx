import { ListBase } from 'react-admin';
import { useMessages } from '@masar/ui';
import { PageHeading } from '../page/PageHeading';
import { Rows } from '../records/Rows';
import { PendingPostCards } from './PendingPostCards';
import { PendingPostTable } from './PendingPostTable';
import { pendingPostsMessages } from './pending-posts.messages';

/** A queue: who has waited longest comes first. */
export function PendingPostList() {
  const text = useMessages(pendingPostsMessages);
  return (
    <ListBase sort={{ field: 'createdAt', order: 'ASC' }} perPage={25}>
      <PageHeading title={text.title} />
      <Rows text={text} table={PendingPostTable} cards={PendingPostCards} />
    </ListBase>
  );
}
