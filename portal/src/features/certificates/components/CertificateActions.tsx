import { pickLocalized } from '@masar/i18n';
import { buttonClass, CopyIcon, DownloadIcon, ExternalIcon, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { FileLink } from '#shared/downloads/FileLink';
import { paths } from '#shared/navigation/paths';
import { useToast } from '#shared/toasts/ToastProvider';
import { linkedInLink } from '#subjects/certificates/linkedin-link';
import { pdfAddress } from '#subjects/certificates/own-certificates.queries';
import { OwnCorrection } from '#subjects/certificates/OwnCorrection';
import { OwnReview } from '#subjects/certificates/OwnReview';
import { certificateMessages } from '../certificates.messages';
import type { Certificate } from '../certificates.queries';
import { BadgeForms } from './BadgeForms';
import styles from './CertificateActions.module.css';

/** View, download in both languages, share; only valid certificates are downloaded and shared. */
export function CertificateActions({ certificate }: { certificate: Certificate }) {
  const text = useMessages(certificateMessages);
  const { language } = useLocale();
  const toast = useToast();
  const course = pickLocalized(certificate, 'courseTitle', language);
  const page = paths.verify.href(certificate.verificationCode);
  const address = `${window.location.origin}${page}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: text.copied, kind: 'success' });
    } catch {
      // Browsers refuse the clipboard to pages that aren't served securely.
      toast({ title: text.copyFailed, kind: 'destructive' });
    }
  };

  return (
    <div className={styles.actions}>
      <Link to={page} className={buttonClass({ variant: 'secondary', wide: true })} aria-label={text.viewOf(course)}>
        {text.view}
      </Link>
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
          <button type="button" className={styles.link} onClick={() => void copy()}>
            <CopyIcon size={18} />
            {text.copyLink}
          </button>
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
      {certificate.status === 'verified' && <BadgeForms code={certificate.verificationCode} />}
      {certificate.status === 'verified' && <OwnCorrection certificate={certificate} />}
    </div>
  );
}
