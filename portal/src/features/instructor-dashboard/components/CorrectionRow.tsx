import { pickLocalized, textDirection } from '@masar/i18n';
import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { RelativeTime } from '#shared/time/RelativeTime';
import type { CertificateCorrection } from '../certificate-corrections.queries';
import { certificateCorrectionsMessages } from '../messages/certificate-corrections.messages';
import styles from './CertificateReviews.module.css';
import { DecideCorrectionDialog } from './DecideCorrectionDialog';
import { NamesCompared } from './NamesCompared';

/** One wish for a corrected name. */
export function CorrectionRow({ correction }: { correction: CertificateCorrection }) {
  const text = useMessages(certificateCorrectionsMessages);
  const { language } = useLocale();
  const [isDeciding, setDeciding] = useState(false);
  return (
    <li className={`${shell.card} ${shell.line} ${styles.row}`}>
      <div className={styles.words}>
        <NamesCompared correction={correction} />
        <p className={styles.facts}>
          <Isolated>{pickLocalized(correction, 'courseTitle', language)}</Isolated>
          {' · '}
          {text.asked} <RelativeTime at={correction.askedAt} />
        </p>
        {correction.note && (
          <p className={styles.note} dir={textDirection(correction.note)}>
            {correction.note}
          </p>
        )}
      </div>
      <Button
        variant="outlined"
        aria-label={text.decideOf(pickLocalized(correction, 'holderName', language))}
        onClick={() => setDeciding(true)}
      >
        {text.decide}
      </Button>
      {isDeciding && <DecideCorrectionDialog correction={correction} onClose={() => setDeciding(false)} />}
    </li>
  );
}
