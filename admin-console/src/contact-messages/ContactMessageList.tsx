import { useMessages } from '@masar/ui';
import { BulkChange } from '../records/BulkChange';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import { contactMessagesMessages } from './contact-messages.messages';
import { type ContactMessage, messageFields } from './message.fields';

/** What waits for an answer first; a filter shows the rest (PUB-5). */
export function ContactMessageList() {
  const text = useMessages(contactMessagesMessages);
  return (
    <RecordList<ContactMessage>
      title={text.title}
      fields={messageFields}
      sort={latestFirst}
      filterDefaults={{ status: 'new' }}
      empty={text}
      search={text.search}
      bulk={
        <>
          <BulkChange label={text.markAnswered} data={{ status: 'answered' }} />
          <BulkChange label={text.archive} data={{ status: 'archived' }} />
        </>
      }
    />
  );
}
