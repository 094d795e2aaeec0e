import { pickLocalized, textDirection } from '@masar/i18n';
import { Isolated, LogoMark, useLocale, useMessages } from '@masar/ui';
import styles from './CertificateFace.module.css';
import { CertificateRoad, CertificateSeal } from './CertificateOrnaments';
import type { OwnCertificate } from './own-certificates.queries';
import { ownNamesMessages } from './own-names.messages';

type Shown = 'holderNameAr' | 'holderNameEn' | 'courseTitleAr' | 'courseTitleEn' | 'evidence' | 'issuedAt';

interface CertificateFaceProps {
  /** One that holds, unless its status says otherwise. */
  certificate: Pick<OwnCertificate, Shown> & Partial<Pick<OwnCertificate, 'status'>>;
}

/** A certificate in small, as it looks on paper, called by its kind (EVD-4). */
export function CertificateFace({ certificate }: CertificateFaceProps) {
  const text = useMessages(ownNamesMessages);
  const { language, format } = useLocale();
  const holder = pickLocalized(certificate, 'holderName', language);
  const holds = (certificate.status ?? 'verified') === 'verified';
  return (
    <div className={styles.paper} data-holds={holds}>
      <div className={styles.frame}>
        <LogoMark size={28} />
        <p className={styles.heading}>{certificate.evidence === 'C' ? text.participation : text.achievement}</p>
        <p className={styles.holder} dir={textDirection(holder, language)}>
          {holder}
        </p>
        <p className={styles.course}>
          <Isolated>{pickLocalized(certificate, 'courseTitle', language)}</Isolated>
        </p>
        <p className={styles.date}>{format.date(certificate.issuedAt)}</p>
        {holds && (
          <span className={styles.seal}>
            <CertificateSeal />
          </span>
        )}
        <span className={styles.road}>
          <CertificateRoad />
        </span>
      </div>
    </div>
  );
}
