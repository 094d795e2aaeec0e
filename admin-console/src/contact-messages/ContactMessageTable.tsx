import { DataTable } from 'react-admin';
import { Card, useLocale, useMessages } from '@masar/ui';
import type { ContactMessage } from './contact-message';
import { contactMessagesMessages } from './contact-messages.messages';
import { MessageBadge } from './MessageBadge';

const Column = DataTable.Col<ContactMessage>;

export function ContactMessageTable() {
  const text = useMessages(contactMessagesMessages);
  const { format } = useLocale();
  return (
    <Card>
      <DataTable<ContactMessage> bulkActionButtons={false} rowClick="show" size="medium">
        <Column label={text.name} render={({ name }) => <bdi>{name}</bdi>} />
        <Column label={text.subject} render={({ subject }) => <bdi>{subject}</bdi>} />
        <Column source="status" label={text.status} render={({ status }) => <MessageBadge status={status} />} />
        <Column source="createdAt" label={text.createdAt} render={({ createdAt }) => format.date(createdAt)} />
      </DataTable>
    </Card>
  );
}
