import { isolated } from '@masar/i18n';
import { ListIcon, shell, useLocale, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import type { Verification } from '../certificates.queries';
import { logMessages } from './log.messages';
import { logFinding } from './log.queries';
import styles from './LogLine.module.css';

/** What the public log says of a certificate, as this browser has checked it (EVD-6). */
export function LogLine({ certificate }: { certificate: Verification }) {
  const text = useMessages(logMessages);
  const { language, format } = useLocale();
  const { data: finding, isPending } = useQuery(logFinding(certificate));
  const count = (number: number) => isolated(format.number(number), language);
  const isLogged = finding?.state === 'logged';
  return (
    // It is there while it is asked for, so that nothing moves.
    <section
      className={`${shell.card} ${styles.log}`}
      aria-label={text.title}
      data-state={finding?.state ?? 'unlogged'}
    >
      <span className={styles.icon}>
        <ListIcon size={22} />
      </span>
      <div>
        {isLogged ? (
          <>
            <p className={styles.entry}>
              {text.logged(count(finding.number), count(finding.head.size), format.dateTime(finding.since))}
            </p>
            <p className={styles.checked}>
              {finding.isCarried && `${text.carried} `}
              {text.checked(format.dateTime(finding.head.at))}
              {finding.witnessedSince ? text.witnessed(format.dateTime(finding.witnessedSince)) : text.alone}
            </p>
          </>
        ) : (
          <p>{isPending ? text.asking : finding?.state === 'contradicted' ? text.contradicted : text.unlogged}</p>
        )}
      </div>
    </section>
  );
}
