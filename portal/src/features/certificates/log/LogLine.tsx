import { isolated } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import type { Verification } from '../certificates.queries';
import { logMessages } from './log.messages';
import { logFinding } from './log.queries';
import styles from './LogLine.module.css';

/** In one plain sentence what the public log says of a certificate, as this browser has checked it (EVD-6). */
export function LogLine({ certificate }: { certificate: Verification }) {
  const text = useMessages(logMessages);
  const { language, format } = useLocale();
  const { data: finding, isPending } = useQuery(logFinding(certificate));
  const said =
    finding?.state === 'logged'
      ? text.unchanged(isolated(format.number(finding.number), language))
      : isPending
        ? text.asking
        : text.unlogged;
  // Its place is kept while it is asked for, so that nothing moves.
  return <p className={styles.line}>{said}</p>;
}
