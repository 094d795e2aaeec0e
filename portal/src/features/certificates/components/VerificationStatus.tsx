import { pickLocalized } from '@masar/i18n';
import { CheckIcon, ClockIcon, Isolated, RefreshIcon, type Tone, useLocale, useMessages, WarningIcon } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import type { Verification } from '../certificates.queries';
import { logFinding } from '../log/log.queries';
import { LogLine } from '../log/LogLine';
import { reasonInLanguage } from '../model/reason-in-language';
import { verificationMessages } from '../verification.messages';
import styles from './VerificationStatus.module.css';

const looks: Record<Verification['status'], { tone: Tone; icon: typeof CheckIcon }> = {
  verified: { tone: 'green', icon: CheckIcon },
  pending: { tone: 'yellow', icon: ClockIcon },
  revoked: { tone: 'red', icon: WarningIcon },
  superseded: { tone: 'neutral', icon: RefreshIcon },
};

/** Whether to rely on the certificate: in words, colour and icon; with the reason and the way forward. */
export function VerificationStatus({ certificate }: { certificate: Verification }) {
  const text = useMessages(verificationMessages);
  const { language, format } = useLocale();
  const { status, revokedReason, revokedAt, supersededByCode, checkedAt } = certificate;
  const endedOn = revokedAt ? format.date(revokedAt) : undefined;
  // Records that the public log contradicts were changed since: nobody should rely on what they say.
  const isContradicted = useQuery(logFinding(certificate)).data?.state === 'contradicted';
  const { tone, icon: Icon } = looks[isContradicted ? 'revoked' : status];
  const hints: Record<Verification['status'], string> = {
    verified: text.verifiedHint(pickLocalized(certificate, 'issuerName', language), format.date(certificate.issuedAt)),
    pending: text.pendingHint,
    revoked: endedOn ? text.revokedOn(endedOn) : text.revokedHint,
    superseded: endedOn ? text.supersededOn(endedOn) : text.supersededHint,
  };
  return (
    <section className={styles.status} data-tone={tone} aria-label={text.status}>
      <span className={styles.icon}>
        <Icon size={28} />
      </span>
      <div className={styles.words}>
        <h2>{isContradicted ? text.contradicted : text[status]}</h2>
        <p>{isContradicted ? text.contradictedHint : hints[status]}</p>
        {revokedReason && (
          <p>
            {text.reason} <Isolated>{reasonInLanguage(revokedReason, language)}</Isolated>
          </p>
        )}
        {supersededByCode && (
          <p>
            <Link to={paths.verify.href(supersededByCode)}>{text.newer}</Link>
          </p>
        )}
        {!isContradicted && <LogLine certificate={certificate} />}
        <p className={styles.time}>{text.checkedAt(format.dateTime(checkedAt))}</p>
      </div>
    </section>
  );
}
