import { textDirection } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AskCorrectionDialog } from './AskCorrectionDialog';
import type { OwnCertificate } from './own-certificates.queries';
import { ownCorrectionMessages } from './own-correction.messages';
import styles from './OwnReview.module.css';

/** How far the wish for a corrected name is, and the way to one while there is time (CRT-12). */
export function OwnCorrection({ certificate }: { certificate: OwnCertificate }) {
  const text = useMessages(ownCorrectionMessages);
  const { format } = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { correction, correctableUntil } = certificate;
  if (correction?.state === 'asked')
    return <Alert severity="info">{text.waits(format.date(correction.askedAt))}</Alert>;
  return (
    <>
      {correction?.state === 'declined' && (
        <Alert severity="warning">
          <strong>{text.declined}</strong>
          {correction.reason && (
            <p className={styles.reason} dir={textDirection(correction.reason)}>
              {correction.reason}
            </p>
          )}
        </Alert>
      )}
      {correctableUntil && (
        <div className={shell.stack16}>
          <Button variant="outlined" fullWidth onClick={() => setAsking(true)}>
            {text.ask}
          </Button>
          <small>{text.until(format.date(correctableUntil))}</small>
        </div>
      )}
      {isAsking && <AskCorrectionDialog certificate={certificate} onClose={() => setAsking(false)} />}
    </>
  );
}
