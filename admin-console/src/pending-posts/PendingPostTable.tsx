import { DataTable } from 'react-admin';
import { Card, Isolated, useMessages } from '@masar/ui';
import { Age } from '../records/Age';
import { Excerpt } from '../records/Excerpt';
import type { PendingPost } from './pending-post';
import { pendingPostsMessages, postKindMessages } from './pending-posts.messages';

const Column = DataTable.Col<PendingPost>;

/** Rows without checkboxes: each post is read before it is decided. */
export function PendingPostTable() {
  const text = useMessages(pendingPostsMessages);
  const kinds = useMessages(postKindMessages);
  return (
    <Card>
      <DataTable<PendingPost> bulkActionButtons={false} rowClick="show" size="medium">
        <Column label={text.post} render={({ title, content }) => <Excerpt title={title}>{content}</Excerpt>} />
        <Column label={text.kind} render={({ kind }) => kinds[kind]} />
        <Column
          label={text.author}
          render={({ authorName }) => <Isolated>{authorName || text.deletedUser}</Isolated>}
        />
        <Column source="createdAt" label={text.age} render={({ createdAt }) => <Age since={createdAt} />} />
      </DataTable>
    </Card>
  );
}
