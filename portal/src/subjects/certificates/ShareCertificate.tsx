import { pickLocalized } from '@masar/i18n';
import { buttonClass, DownloadIcon, ExternalIcon, LinkIcon, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { FileLink } from '#shared/downloads/FileLink';
import { paths } from '#shared/navigation/paths';
import { linkedInLink } from './linkedin-link';
import { type OwnCertificate, pdfAddress } from './own-certificates.queries';
import { shareMessages } from './share.messages';
import styles from './ShareCertificate.module.css';

/** The certificate for others to see: by what the device shares with, WhatsApp, LinkedIn, or as a file (CRT-3, CRT-5). */
export function ShareCertificate({ certificate }: { certificate: OwnCertificate }) {
  const text = useMessages(shareMessages);
  const { language } = useLocale();
  const address = new URL(paths.verify.href(certificate.verificationCode), window.location.origin).href;
  const said = text.said(pickLocalized(certificate, 'courseTitle', language));
  const link = buttonClass({ variant: 'secondary' });
  const outside = { className: link, target: '_blank', rel: 'noreferrer' } as const;
  return (
    <div role="group" aria-label={text.share} className={`${shell.row8} ${styles.ways}`}>
      {'share' in navigator && (
        // Whoever closes the device's own sheet has not failed.
        <Button variant="outlined" onClick={() => void navigator.share({ text: said, url: address }).catch(() => {})}>
          <LinkIcon size={18} />
          {text.send}
        </Button>
      )}
      <a {...outside} href={`https://wa.me/?text=${encodeURIComponent(`${said} ${address}`)}`}>
        <ExternalIcon size={18} />
        {text.whatsApp}
      </a>
      <a {...outside} href={linkedInLink(certificate, language, address)}>
        <ExternalIcon size={18} />
        {text.linkedIn}
      </a>
      <FileLink className={link} address={pdfAddress(certificate.id, language)}>
        <DownloadIcon size={18} />
        {text.pdf}
      </FileLink>
    </div>
  );
}
