import { useLocale, useMessages } from '@masar/ui';
import { BulkChange } from '../records/BulkChange';
import type { RecordColumn } from '../records/column';
import { ChoiceFilter, DaysFilter, WordsFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import { type ContactMessage, contactMessageStatuses } from './contact-message';
import { contactMessagesMessages, messageBadgeMessages } from './contact-messages.messages';
import { MessageBadge } from './MessageBadge';

/** What waits for an answer first; a filter shows the rest (PUB-5). */
export function ContactMessageList() {
  const text = useMessages(contactMessagesMessages);
  const statuses = useMessages(messageBadgeMessages);
  const { format } = useLocale();
  const columns: RecordColumn<ContactMessage>[] = [
    { field: 'subject', label: text.subject },
    { field: 'name', label: text.name },
    { field: 'email', label: text.email, isOnlyExported: true },
    { field: 'status', label: text.status, render: ({ status }) => <MessageBadge status={status} />, isSortable: true },
    { field: 'language', label: text.language, isOnlyExported: true },
    { field: 'message', label: text.message, isOnlyExported: true },
    { field: 'createdAt', label: text.createdAt, render: ({ createdAt }) => format.date(createdAt), isSortable: true },
  ];
  return (
    <RecordList
      title={text.title}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filterDefaults={{ status: 'new' }}
      empty={text}
      bulk={
        <>
          <BulkChange label={text.markAnswered} data={{ status: 'answered' }} />
          <BulkChange label={text.archive} data={{ status: 'archived' }} />
        </>
      }
      filters={
        <>
          <ChoiceFilter
            source="status"
            label={text.status}
            choices={contactMessageStatuses.map((value) => ({ value, label: statuses[value] }))}
          />
          <WordsFilter label={text.search} />
          <DaysFilter source="createdAt" label={text.createdAt} />
        </>
      }
    />
  );
}
