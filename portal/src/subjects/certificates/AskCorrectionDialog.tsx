import { certificateCorrectionLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { usePrintedRule } from '#shared/forms/usePrintedRule';
import { useToast } from '#shared/toasts/ToastProvider';
import { HolderNameFields } from './HolderNameFields';
import type { OwnCertificate } from './own-certificates.queries';
import { ownCorrectionMessages } from './own-correction.messages';
import { useAskCorrection } from './own-correction.mutations';
import styles from './OwnReview.module.css';

const { nameMaximum, noteMaximum } = certificateCorrectionLimits;

/** Both names as they should stand, with a word to who decides. */
export function AskCorrectionDialog({ certificate, onClose }: { certificate: OwnCertificate; onClose: () => void }) {
  const text = useMessages(ownCorrectionMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const printed = usePrintedRule();
  const ask = useAskCorrection(certificate.id);
  const [names, setNames] = useState({ ar: certificate.holderNameAr, en: certificate.holderNameEn });
  const [note, setNote] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (printed(names.ar) ?? printed(names.en)) return;
    const words = note.trim();
    ask.mutate(
      { holderNameAr: names.ar.trim(), holderNameEn: names.en.trim(), ...(words && { note: words }) },
      {
        onSuccess: () => {
          toast({ title: text.sent, kind: 'success' });
          onClose();
        },
        onError: (error) => notifyFailure(error, { title: text.failed }),
      },
    );
  };
  return (
    <Dialog title={text.dialog} onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        <p>{text.hint}</p>
        <HolderNameFields names={names} onChange={setNames} labels={text} maximum={nameMaximum} />
        <TextArea
          label={text.note}
          rows={3}
          maxLength={noteMaximum}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={ask.isPending}>
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
