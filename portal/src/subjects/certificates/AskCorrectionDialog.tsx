import { certificateCorrectionLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { useToast } from '#shared/toasts/ToastProvider';
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
  const ask = useAskCorrection(certificate.id);
  const [holderNameAr, setNameAr] = useState(certificate.holderNameAr);
  const [holderNameEn, setNameEn] = useState(certificate.holderNameEn);
  const [note, setNote] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = note.trim();
    ask.mutate(
      { holderNameAr: holderNameAr.trim(), holderNameEn: holderNameEn.trim(), ...(words && { note: words }) },
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
        <TextField
          label={text.nameAr}
          dir="rtl"
          lang="ar"
          required
          maxLength={nameMaximum}
          value={holderNameAr}
          onChange={(event) => setNameAr(event.currentTarget.value)}
        />
        <TextField
          label={text.nameEn}
          dir="ltr"
          lang="en"
          required
          maxLength={nameMaximum}
          value={holderNameEn}
          onChange={(event) => setNameEn(event.currentTarget.value)}
        />
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
