import { isolated } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import type { Verification } from '../certificates.queries';
import folds from '../components/BadgeForms.module.css';
import { verificationMessages } from '../verification.messages';
import { logMessages } from './log.messages';
import { logFinding } from './log.queries';
import styles from './LogDetails.module.css';

const editions = ['edition0', 'edition1', 'edition2', 'edition3'] as const;

/** Folded: by which rule the kind was decided, and the proof of the public log as this browser has checked it (EVD-6, EVD-8). */
export function LogDetails({ certificate }: { certificate: Verification }) {
  const text = useMessages(logMessages);
  const verification = useMessages(verificationMessages);
  const { language, format } = useLocale();
  const { data: finding, isPending } = useQuery(logFinding(certificate));
  const count = (number: number) => isolated(format.number(number), language);
  return (
    <section aria-label={text.title}>
      <details>
        <summary className={folds.title}>{text.details}</summary>
        <div className={styles.said}>
          {finding?.state === 'logged' ? (
            <>
              <p>{text.logged(count(finding.number), count(finding.head.size), format.dateTime(finding.since))}</p>
              {finding.isCarried && <p>{text.carried}</p>}
              <p>
                {text.checked(format.dateTime(finding.head.at))}
                {finding.witnessedSince ? text.witnessed(format.dateTime(finding.witnessedSince)) : text.alone}
              </p>
            </>
          ) : (
            <p>{isPending ? text.asking : finding?.state === 'contradicted' ? text.contradicted : text.unlogged}</p>
          )}
          <p>{verification[editions[certificate.evidenceEdition] ?? 'edition3']}</p>
        </div>
      </details>
    </section>
  );
}
