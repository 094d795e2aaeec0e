import { otherDataLanguage, pickLocalized, textDirection } from '@masar/i18n';
import { Isolated, LogoMark, shell, useLocale, useMessages } from '@masar/ui';
import { CertificateRoad, CertificateSeal } from '#subjects/certificates/CertificateOrnaments';
import { courseWords } from '#subjects/courses/course-words.messages';
import type { Verification } from '../certificates.queries';
import { groupedCode } from '../model/verification-code';
import { verificationMessages } from '../verification.messages';
import { CertificateFacts } from './CertificateFacts';
import styles from './CertificateSheet.module.css';
import { CertificateSignatory } from './CertificateSignatory';

/** The certificate as it looks on paper: names in both scripts, course, grade, number and code. */
export function CertificateSheet({ certificate }: { certificate: Verification }) {
  const text = useMessages(verificationMessages);
  const words = useMessages(courseWords);
  const { language, digits, format } = useLocale();
  const issuer = pickLocalized(certificate, 'issuerName', language);
  const [name, otherName] =
    language === 'ar'
      ? [certificate.holderNameAr, certificate.holderNameEn]
      : [certificate.holderNameEn, certificate.holderNameAr];
  // Nobody examined what a participant knows: their practice is no grade (EVD-4).
  const isParticipation = certificate.evidence === 'C';
  return (
    <article
      className={`${shell.card} ${styles.sheet}`}
      data-ended={['revoked', 'superseded'].includes(certificate.status)}
    >
      <div className={styles.frame}>
        {/* Whoever sees the sheet alone, on paper or as a picture, sees it too. */}
        {certificate.status !== 'verified' && (
          <p className={styles.stamp} data-status={certificate.status}>
            {text[`stamp_${certificate.status}`]}
          </p>
        )}
        <LogoMark size={44} />
        <p className={styles.small}>
          <Isolated>{issuer}</Isolated>
        </p>
        <h2 className={styles.heading}>{text[`heading${certificate.evidence}`]}</h2>
        <p className={styles.evidence}>{text[`evidence${certificate.evidence}`]}</p>
        <p className={styles.testifies}>{text.testifies(issuer)}</p>
        <p className={styles.holder} dir={textDirection(name, language)}>
          {name}
        </p>
        {otherName && otherName !== name && (
          <p className={styles.otherName} dir={textDirection(otherName)} lang={otherDataLanguage(language)}>
            {otherName}
          </p>
        )}
        <p className={styles.achieved}>
          {isParticipation ? text.tookPart : text.achieved}{' '}
          <Isolated className={styles.course}>{pickLocalized(certificate, 'courseTitle', language)}</Isolated>
          {certificate.grade !== null && !isParticipation && (
            <>
              {' '}
              {text.grade} <bdi dir="ltr">{`${format.number(Number(certificate.grade))}%`}</bdi>
            </>
          )}
        </p>
        <CertificateFacts certificate={certificate} />
        <CertificateSignatory certificate={certificate} />
        <p className={styles.foot}>
          <span>{words.hours(certificate.durationHours, digits)}</span>
          <bdi dir="ltr">{certificate.certificateNumber}</bdi>
          <bdi dir="ltr" className={styles.code}>
            {groupedCode(certificate.verificationCode)}
          </bdi>
        </p>
        {certificate.status === 'verified' && (
          <span className={styles.seal}>
            <CertificateSeal />
          </span>
        )}
        <span className={styles.road}>
          <CertificateRoad />
        </span>
      </div>
    </article>
  );
}
