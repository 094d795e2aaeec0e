import { otherDataLanguage, pickLocalized } from '@masar/i18n';
import { Card, Isolated, useLocale, useMessages } from '@masar/ui';
import { groupedCode } from '../model/verification-code';
import { verificationMessages } from '../verification.messages';
import { offlineMessages } from './offline.messages';
import styles from './OfflineProof.module.css';
import type { Summary } from './summary';

/** What the code on paper states, to be compared with the print. */
export function SummarySheet({ code, summary }: { code: string; summary: Summary }) {
  const text = useMessages(offlineMessages);
  const verification = useMessages(verificationMessages);
  const { language, format } = useLocale();
  const name = pickLocalized(summary, 'holderName', language);
  const otherName = pickLocalized(summary, 'holderName', otherDataLanguage(language));
  return (
    <Card as="section" aria-labelledby="offline-summary">
      <h2 id="offline-summary" className={styles.title}>
        {text.compare}
      </h2>
      <dl className={styles.facts}>
        <div className={styles.holder}>
          <dt>{text.kind}</dt>
          <dd className={styles.kind}>{verification[`heading${summary.evidence}`]}</dd>
          <dd className={styles.evidence}>{verification[`evidence${summary.evidence}`]}</dd>
        </div>
        <div className={styles.holder}>
          <dt>{text.holder}</dt>
          <dd>
            <Isolated>{name}</Isolated>
          </dd>
          {otherName !== name && (
            <dd>
              <Isolated>{otherName}</Isolated>
            </dd>
          )}
        </div>
        <div className={styles.holder}>
          <dt>{text.course}</dt>
          <dd>
            <Isolated>{pickLocalized(summary, 'courseTitle', language)}</Isolated>
          </dd>
        </div>
        {summary.grade !== null && (
          <div>
            <dt>{text.grade}</dt>
            <dd>
              <bdi dir="ltr">{`${format.number(summary.grade)}%`}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{text.issued}</dt>
          <dd>{format.date(summary.issuedAt)}</dd>
        </div>
        <div className={styles.holder}>
          <dt>{text.code}</dt>
          <dd>
            <bdi dir="ltr">{groupedCode(code)}</bdi>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
