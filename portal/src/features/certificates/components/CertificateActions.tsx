import { pickLocalized } from '@masar/i18n';
import { CopyIcon, DownloadIcon, ExternalIcon, useLocale, useMessages } from '@masar/ui';
import ButtonBase from '@mui/material/ButtonBase';
import { FileLink } from '#shared/downloads/FileLink';
import { Fold } from '#shared/fold/Fold';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useCopy } from '#shared/toasts/useCopy';
import { linkedInLink } from '#subjects/certificates/linkedin-link';
import { pdfAddress } from '#subjects/certificates/own-certificates.queries';
import { OwnCorrection } from '#subjects/certificates/OwnCorrection';
import { OwnReview } from '#subjects/certificates/OwnReview';
import { badgeMessages } from '../badge.messages';
import { certificateMessages } from '../certificates.messages';
import type { Certificate } from '../certificates.queries';
import { BadgeForms } from './BadgeForms';
import styles from './CertificateActions.module.css';

/** View, download in both languages, share; only valid certificates are downloaded and shared. */
export function CertificateActions({ certificate }: { certificate: Certificate }) {
  const text = useMessages(certificateMessages);
  const badgeText = useMessages(badgeMessages);
  const { language } = useLocale();
  const copy = useCopy(text);
  const course = pickLocalized(certificate, 'courseTitle', language);
  const page = paths.verify.href(certificate.verificationCode);
  const address = `${window.location.origin}${page}`;

  return (
    <div className={styles.actions}>
      <ButtonLink to={page} variant="secondary" wide aria-label={text.viewOf(course)}>
        {text.view}
      </ButtonLink>
      {certificate.status === 'verified' ? (
        <div className={styles.more}>
          <FileLink className={styles.link} address={pdfAddress(certificate.id, 'ar')}>
            <DownloadIcon size={18} />
            {text.downloadAr}
          </FileLink>
          <FileLink className={styles.link} address={pdfAddress(certificate.id, 'en')}>
            <DownloadIcon size={18} />
            {text.downloadEn}
          </FileLink>
          <ButtonBase className={styles.link} onClick={() => copy(address)}>
            <CopyIcon size={18} />
            {text.copyLink}
          </ButtonBase>
          <a
            className={styles.link}
            href={linkedInLink(certificate, language, address)}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalIcon size={18} />
            <span>{text.linkedIn}</span>
          </a>
        </div>
      ) : certificate.review ? (
        <OwnReview certificateId={certificate.id} review={certificate.review} />
      ) : (
        <p className={styles.hint}>{certificate.status === 'pending' ? text.pendingHint : text.endedHint}</p>
      )}
      {certificate.status === 'verified' && (
        <Fold title={badgeText.title}>
          <BadgeForms code={certificate.verificationCode} />
        </Fold>
      )}
      {certificate.status === 'verified' && <OwnCorrection certificate={certificate} />}
    </div>
  );
}
