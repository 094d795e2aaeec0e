import { buttonClass } from '@masar/ui';
import MailIcon from '@mui/icons-material/MailOutlined';
import type { Choice, Queue } from '../queues/queue';
import { queueResource } from '../queues/queue-resource';
import { BulkChange } from '../records/BulkChange';
import { contactMessagesMessages } from './contact-messages.messages';
import { type ContactMessage, messageFields, messageStatuses } from './message.fields';

type Text = (typeof contactMessagesMessages)['ar'];
type Status = ContactMessage['status'];

const queue: Queue<ContactMessage, Text, Status> = {
  resource: 'contact-messages',
  icon: MailIcon,
  text: contactMessagesMessages,
  fields: messageFields,
  waits: { status: 'new' },
  statuses: messageStatuses,
  title: ({ subject }) => subject,
  quote: ({ message }, text) => ({ label: text.words, words: message }),
  // Answering happens in the mail program; here it is noted who needs nothing more.
  decision: ({ status, email, subject }, text) => {
    const reopen: Choice<Status> = { value: 'new', label: text.reopen, done: text.isNew };
    if (status !== 'new') return { choices: [reopen] };
    return {
      choices: [
        { value: 'answered', label: text.markAnswered, done: text.isAnswered },
        { value: 'archived', label: text.archive, done: text.isArchived },
      ],
      beside: (
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
        >
          {text.reply}
        </a>
      ),
    };
  },
  body: (status, _, { version }) => ({ status, version }),
  bulk: (text) => (
    <>
      <BulkChange label={text.markAnswered} data={{ status: 'answered' }} />
      <BulkChange label={text.archive} data={{ status: 'archived' }} />
    </>
  ),
};

/** What visitors wrote to the team (PUB-5). */
export default queueResource(queue);
