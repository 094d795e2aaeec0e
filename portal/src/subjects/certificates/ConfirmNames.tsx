import type { CurrentUser } from '@masar/contracts';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { useCheckedForm } from '#shared/forms/useCheckedForm';
import { usePrintedRule } from '#shared/forms/usePrintedRule';
import { useToast } from '#shared/toasts/ToastProvider';
import { CertificatePicture } from './CertificatePicture';
import styles from './ConfirmNames.module.css';
import { HolderNameFields } from './HolderNameFields';
import { ownNamesMessages } from './own-names.messages';
import { useConfirmNames } from './own-names.mutations';

interface ConfirmNamesProps {
  user: CurrentUser;
  course: { titleAr: string; titleEn: string };
}

const nameMaximum = 160;

/** Both names, on a picture of the certificate, to be found right (CRT-12). */
export function ConfirmNames({ user, course }: ConfirmNamesProps) {
  const text = useMessages(ownNamesMessages);
  const toast = useToast();
  const printed = usePrintedRule();
  const confirm = useConfirmNames();
  const [names, setNames] = useState({
    ar: user.nameAr ?? [user.firstName, user.lastName].filter(Boolean).join(' '),
    en: user.nameEn ?? '',
  });
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: 'own-names',
    record: { nameAr: user.nameAr, nameEn: user.nameEn },
    isGuarded: true,
    rules: { nameAr: printed, nameEn: printed },
    send: (typed) => confirm.mutateAsync(typed),
    onSent: () => toast({ title: text.confirmed, kind: 'success' }),
  });
  return (
    <Card component="section" aria-labelledby="certificate-names">
      <form {...form} className={`${shell.stack14} ${styles.form}`}>
        <RestoredDraft {...draft} />
        <h2 id="certificate-names">{text.title}</h2>
        <p className={styles.hint}>{text.hint}</p>
        <HolderNameFields
          names={names}
          fields={{ ar: 'nameAr', en: 'nameEn' }}
          errorOf={errorOf}
          labels={text}
          maximum={nameMaximum}
          onChange={setNames}
        />
        <CertificatePicture nameAr={names.ar} nameEn={names.en} course={course} />
        <FormFailure {...failure} fallback={text.failed} />
        <Button type="submit" fullWidth loading={isBusy}>
          {text.confirm}
        </Button>
      </form>
    </Card>
  );
}
