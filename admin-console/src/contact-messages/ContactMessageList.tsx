import { ListBase } from 'react-admin';
import { useMessages } from '@masar/ui';
import { PageHeading } from '../app/PageHeading';
import { Rows } from '../lists/Rows';
import { StatusFilter } from '../lists/StatusFilter';
import { contactMessageStatuses } from './contact-message';
import { ContactMessageCards } from './ContactMessageCards';
import { ContactMessageTable } from './ContactMessageTable';
import { contactMessagesMessages } from './contact-messages.messages';

const choices = [...contactMessageStatuses, 'all'] as const;

/** What waits for an answer first; a filter shows the rest. */
export function ContactMessageList() {
  const text = useMessages(contactMessagesMessages);
  return (
    <ListBase filterDefaultValues={{ status: 'new' }} sort={{ field: 'createdAt', order: 'DESC' }} perPage={25}>
      <PageHeading title={text.title} />
      <StatusFilter label={text.filter} options={choices.map((value) => ({ value, label: text[value] }))} />
      <Rows text={text} table={ContactMessageTable} cards={ContactMessageCards} />
    </ListBase>
  );
}
