import { isolated } from '@masar/i18n';
import { ListIcon, shell, useLocale, useMessages } from '@masar/ui';
import type { Head } from '../log/head';
import { logMessages } from '../log/log.messages';
import styles from './KeptLogHead.module.css';
import { offlineMessages } from './offline.messages';

/** What this device keeps of the public log; the place of one certificate in it takes a connection (EVD-6). */
export function KeptLogHead({ head }: { head: Head }) {
  const text = useMessages(offlineMessages);
  const log = useMessages(logMessages);
  const { language, format } = useLocale();
  return (
    <section className={`${shell.card} ${styles.head}`} aria-label={log.title}>
      <span className={styles.icon}>
        <ListIcon size={22} />
      </span>
      <div>
        <p className={styles.entry}>
          {text.logHead(format.dateTime(head.at), isolated(format.number(head.size), language))}
        </p>
        <p className={styles.hint}>{text.logHeadHint}</p>
      </div>
    </section>
  );
}
