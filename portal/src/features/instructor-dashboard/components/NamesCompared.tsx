import { Isolated, useMessages } from '@masar/ui';
import type { CertificateCorrection } from '../certificate-corrections.queries';
import { certificateCorrectionsMessages } from '../messages/certificate-corrections.messages';
import styles from './CertificateReviews.module.css';

/** Both names as they stand and as they are wished for. */
export function NamesCompared({ correction }: { correction: CertificateCorrection }) {
  const text = useMessages(certificateCorrectionsMessages);
  return (
    <dl className={styles.names}>
      <div>
        <dt>{text.now}</dt>
        <dd>
          <Isolated>{correction.holderNameAr}</Isolated>
        </dd>
        <dd>
          <Isolated>{correction.holderNameEn}</Isolated>
        </dd>
      </div>
      <div>
        <dt>{text.wished}</dt>
        <dd>
          <strong>
            <Isolated>{correction.wishedNameAr}</Isolated>
          </strong>
        </dd>
        <dd>
          <strong>
            <Isolated>{correction.wishedNameEn}</Isolated>
          </strong>
        </dd>
      </div>
    </dl>
  );
}
