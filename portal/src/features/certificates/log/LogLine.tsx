import { isolated } from '@masar/i18n';
import { Notice, useLocale, useMessages } from '@masar/ui';
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
  if (finding?.state === 'contradicted') return <Notice kind="danger">{text.contradicted}</Notice>;
  // The line is there while it is asked for, so that nothing moves.
  if (isPending) return <p className={styles.line}>{text.asking}</p>;
  if (finding?.state !== 'logged') return <p className={styles.line}>{text.unlogged}</p>;
  const said = finding.isCarried ? text.carried : text.logged;
  return (
    <p className={styles.line}>
      {said(isolated(format.number(finding.number), language), format.dateTime(finding.since))}
    </p>
  );
}
