import { pickLocalized } from '@masar/i18n';
import { Isolated, TrashIcon, useLocale, useMessages } from '@masar/ui';
import IconButton from '@mui/material/IconButton';
import { discard } from './outbox';
import { outboxMessages } from './outbox.messages';
import type { OutboxEntry } from './outbox-state';
import styles from './OutboxSheet.module.css';

/** One entry: what was done, in which lesson, when, and why the server refused it. */
export function OutboxRow({ entry }: { entry: OutboxEntry }) {
  const text = useMessages(outboxMessages);
  const { language, format } = useLocale();
  const title = pickLocalized(entry.subject, 'title', language);
  return (
    <li className={styles.entry} data-refused={entry.refusal ? '' : undefined}>
      <div className={styles.what}>
        <strong>{text[entry.kind]}</strong>
        <Isolated>{title}</Isolated>
        <span className={styles.facts}>{text.madeAt(format.relative(new Date(entry.madeAt)))}</span>
        {entry.refusal && <span className={styles.refusal}>{text.refused(entry.refusal)}</span>}
      </div>
      <IconButton aria-label={text.discardOf(`${text[entry.kind]}، ${title}`)} onClick={() => void discard(entry.key)}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}
