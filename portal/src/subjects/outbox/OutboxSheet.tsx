import { RefreshIcon, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Sheet } from '#shared/dialog/Sheet';
import { send } from './outbox';
import { outboxMessages } from './outbox.messages';
import { useOutbox } from './outbox-state';
import { OutboxRow } from './OutboxRow';
import styles from './OutboxSheet.module.css';

/** What waits to be sent and what the server refused, with ways to send and to discard. */
export default function OutboxSheet({ onClose }: { onClose: () => void }) {
  const text = useMessages(outboxMessages);
  const { entries, isSending } = useOutbox();
  const canSend = entries.some(({ refusal }) => !refusal);
  return (
    <Sheet title={text.title} onClose={onClose}>
      <p className={styles.hint}>{entries.length > 0 ? text.hint : text.empty}</p>
      <ul role="list" className={styles.entries}>
        {entries.map((entry) => (
          <OutboxRow key={entry.key} entry={entry} />
        ))}
      </ul>
      {canSend && (
        <Button fullWidth loading={isSending} onClick={() => void send()}>
          {!isSending && <RefreshIcon size={20} />}
          {isSending ? text.sending : text.sendNow}
        </Button>
      )}
    </Sheet>
  );
}
