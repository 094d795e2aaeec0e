import { ListBase } from 'react-admin';
import { useMessages } from '@masar/ui';
import { PageHeading } from '../page/PageHeading';
import { Rows } from '../records/Rows';
import { PendingPostingCards } from './PendingPostingCards';
import { PendingPostingTable } from './PendingPostingTable';
import { pendingPostingsMessages } from './pending-postings.messages';

/** A queue: what has waited longest comes first. */
export function PendingPostingList() {
  const text = useMessages(pendingPostingsMessages);
  return (
    <ListBase sort={{ field: 'createdAt', order: 'ASC' }} perPage={25}>
      <PageHeading title={text.title} />
      <Rows text={text} table={PendingPostingTable} tableFrom="lg" cards={PendingPostingCards} />
    </ListBase>
  );
}
