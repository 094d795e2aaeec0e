import { AwardIcon, CheckIcon, ClockIcon, shell, StatTile, useLocale, useMessages } from '@masar/ui';
import { certificateMessages } from '../certificates.messages';
import type { Certificate } from '../certificates.queries';
import { certificateFigures } from '../model/certificate-list';
import styles from './CertificateFigures.module.css';

/** Total, verified and pending (spec 2, Certificates). */
export function CertificateFigures({ certificates }: { certificates: readonly Certificate[] }) {
  const text = useMessages(certificateMessages);
  const { format } = useLocale();
  const { total, verified, pending } = certificateFigures(certificates);
  return (
    <section className={`${shell.pair12} ${styles.figures}`} aria-label={text.figures}>
      <StatTile label={text.total} value={format.number(total)} icon={<AwardIcon size={18} />} />
      <StatTile label={text.verified} value={format.number(verified)} icon={<CheckIcon size={18} />} />
      <StatTile label={text.pending} value={format.number(pending)} icon={<ClockIcon size={18} />} />
    </section>
  );
}
