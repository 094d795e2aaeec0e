import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { Button, buttonClass, useMessages } from '@masar/ui';
import type { ContactMessage, ContactMessageStatus } from './contact-message';
import styles from './ContactMessageShow.module.css';
import { contactMessagesMessages, messageChangeMessages } from './contact-messages.messages';

/** Answering happens in the mail program; here it is noted who needs nothing more. */
export function MessageActions({ message }: { message: ContactMessage }) {
  const text = useMessages(contactMessagesMessages);
  const [change, isChanging] = useStatusChange(message);
  const reply = `mailto:${message.email}?subject=${encodeURIComponent(`Re: ${message.subject}`)}`;
  return (
    <div className={styles.actions}>
      {message.status === 'new' ? (
        <>
          <Button busy={isChanging} onClick={() => change('answered')}>
            {text.markAnswered}
          </Button>
          <a className={buttonClass({ variant: 'secondary' })} href={reply}>
            {text.reply}
          </a>
          <Button variant="quiet" disabled={isChanging} onClick={() => change('archived')}>
            {text.archive}
          </Button>
        </>
      ) : (
        <Button variant="secondary" busy={isChanging} onClick={() => change('new')}>
          {text.reopen}
        </Button>
      )}
    </div>
  );
}

/** Waits for the server before the screen changes: somebody else may be answering too. */
function useStatusChange(message: ContactMessage): [(status: ContactMessageStatus) => void, boolean] {
  const text = useMessages(contactMessagesMessages);
  const changes = useMessages(messageChangeMessages);
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const change = (status: ContactMessageStatus) =>
    void update(
      'contact-messages',
      { id: message.id, data: { status, version: message.version }, previousData: message },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(changes[status], { type: 'success' }),
        onError: (error) => {
          notify(error instanceof Error ? error.message : text.failedTitle, { type: 'error' });
          refresh();
        },
      },
    );
  return [change, isPending];
}
