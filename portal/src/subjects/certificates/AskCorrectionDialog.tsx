import { certificateCorrectionLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { usePrintedRule } from '#shared/forms/usePrintedRule';
import { useToast } from '#shared/toasts/ToastProvider';
import { HolderNameFields } from './HolderNameFields';
import type { OwnCertificate } from './own-certificates.queries';
import { ownCorrectionMessages } from './own-correction.messages';
import { useAskCorrection } from './own-correction.mutations';

const { nameMaximum, noteMaximum } = certificateCorrectionLimits;

/** Both names as they should stand, with a word to who decides. */
export function AskCorrectionDialog({ certificate, onClose }: { certificate: OwnCertificate; onClose: () => void }) {
  const text = useMessages(ownCorrectionMessages);
  const toast = useToast();
  const printed = usePrintedRule();
  const ask = useAskCorrection(certificate.id);
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `certificate-correction:${certificate.id}`,
    rules: { holderNameAr: printed, holderNameEn: printed, note: asMarked },
    send: ({ note, ...names }) => ask.mutateAsync({ ...names, ...(note && { note }) }),
    onSent: () => {
      toast({ title: text.sent, kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog title={text.dialog} onClose={onClose}>
      <form {...form} className={shell.stack16}>
        <RestoredDraft {...draft} />
        <p>{text.hint}</p>
        <HolderNameFields
          names={{ ar: certificate.holderNameAr, en: certificate.holderNameEn }}
          fields={{ ar: 'holderNameAr', en: 'holderNameEn' }}
          errorOf={errorOf}
          labels={text}
          maximum={nameMaximum}
        />
        <TextArea label={text.note} rows={3} maxLength={noteMaximum} name="note" error={errorOf('note')} />
        <FormFailure {...failure} fallback={text.failed} />
        <Button type="submit" fullWidth loading={isBusy}>
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
