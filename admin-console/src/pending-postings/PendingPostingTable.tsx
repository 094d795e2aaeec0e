import { DataTable } from 'react-admin';
import { Card, Isolated, useMessages } from '@masar/ui';
import { Age } from '../records/Age';
import { HeldFor } from './HeldFor';
import type { PendingPosting } from './pending-posting';
import { pendingPostingsMessages } from './pending-postings.messages';
import { PostingSummary } from './PostingSummary';

const Column = DataTable.Col<PendingPosting>;

/** Rows without checkboxes: each posting is read before it is decided. */
export function PendingPostingTable() {
  const text = useMessages(pendingPostingsMessages);
  return (
    <Card>
      <DataTable<PendingPosting> bulkActionButtons={false} rowClick="show" size="medium">
        <Column label={text.posting} render={(posting) => <PostingSummary posting={posting} />} />
        <Column label={text.heldFor} render={({ heldFor }) => <HeldFor signs={heldFor} />} />
        <Column
          label={text.poster}
          render={({ posterName }) => <Isolated>{posterName || text.deletedUser}</Isolated>}
        />
        <Column source="createdAt" label={text.age} render={({ createdAt }) => <Age since={createdAt} />} />
      </DataTable>
    </Card>
  );
}
