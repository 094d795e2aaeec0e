import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import type { Verification } from '../certificates.queries';
import { verificationMessages } from '../verification.messages';
import styles from './CertificateSignatory.module.css';

/** Who signed for the organisation on the day of issue, below the signature; nothing where nobody was named (PAP-1). */
export function CertificateSignatory({ certificate }: { certificate: Verification }) {
  const text = useMessages(verificationMessages);
  const { language } = useLocale();
  const { signatory, signatureUrl } = certificate;
  if (!signatory) return null;
  const name = pickLocalized(signatory, 'name', language);
  const office = pickLocalized(signatory, 'office', language);
  return (
    <div className={styles.signatory}>
      {signatureUrl && <img src={signatureUrl} alt={text.signatureOf(name)} />}
      <p className={styles.name}>
        <Isolated>{name}</Isolated>
      </p>
      {office && (
        <p className={styles.office}>
          <Isolated>{office}</Isolated>
        </p>
      )}
    </div>
  );
}
