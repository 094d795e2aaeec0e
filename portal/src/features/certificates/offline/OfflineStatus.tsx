import { CheckIcon, InfoIcon, type Tone, useLocale, useMessages, WarningIcon } from '@masar/ui';
import styles from '../components/VerificationStatus.module.css';
import type { OfflineFinding } from './check-offline';
import { offlineMessages } from './offline.messages';

const looks: Record<OfflineFinding['state'], { tone: Tone; icon: typeof CheckIcon }> = {
  genuine: { tone: 'blue', icon: CheckIcon },
  revoked: { tone: 'red', icon: WarningIcon },
  forged: { tone: 'red', icon: WarningIcon },
  unprepared: { tone: 'yellow', icon: InfoIcon },
};

/** The finding in words, colour and icon; never green, for only the server knows what is valid now. */
export function OfflineStatus({ finding }: { finding: OfflineFinding }) {
  const text = useMessages(offlineMessages);
  const { format } = useLocale();
  const { tone, icon: Icon } = looks[finding.state];
  const asOf = 'asOf' in finding ? format.dateTime(finding.asOf) : '';
  const hints: Record<OfflineFinding['state'], readonly string[]> = {
    genuine: [text.genuineHint, text.notRevoked(asOf)],
    revoked: [text.revokedHint(asOf)],
    forged: [text.forgedHint(asOf)],
    unprepared: [text.unpreparedHint],
  };
  return (
    <section className={styles.status} data-tone={tone} aria-label={text.title} role="status">
      <span className={styles.icon}>
        <Icon size={28} />
      </span>
      <div className={styles.words}>
        <p className={styles.time}>{text.title}</p>
        <h2>{text[finding.state]}</h2>
        {hints[finding.state].map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
      </div>
    </section>
  );
}
