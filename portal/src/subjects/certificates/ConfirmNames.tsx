import type { CurrentUser } from '@masar/contracts';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type SubmitEvent, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextField } from '#shared/forms/TextField';
import { useToast } from '#shared/toasts/ToastProvider';
import { CertificatePicture } from './CertificatePicture';
import styles from './ConfirmNames.module.css';
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
  const notifyFailure = useFailureNotice();
  const confirm = useConfirmNames();
  const [nameAr, setNameAr] = useState(user.nameAr ?? [user.firstName, user.lastName].filter(Boolean).join(' '));
  const [nameEn, setNameEn] = useState(user.nameEn ?? '');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    confirm.mutate(
      { nameAr: nameAr.trim(), nameEn: nameEn.trim() },
      {
        onSuccess: () => toast({ title: text.confirmed, kind: 'success' }),
        onError: (error) => notifyFailure(error, { title: text.failed }),
      },
    );
  };
  return (
    <Card component="section" aria-labelledby="certificate-names">
      <form className={styles.form} onSubmit={send}>
        <h2 id="certificate-names">{text.title}</h2>
        <p className={styles.hint}>{text.hint}</p>
        <TextField
          label={text.nameAr}
          dir="rtl"
          lang="ar"
          required
          maxLength={nameMaximum}
          value={nameAr}
          onChange={(event) => setNameAr(event.currentTarget.value)}
        />
        <TextField
          label={text.nameEn}
          dir="ltr"
          lang="en"
          required
          maxLength={nameMaximum}
          value={nameEn}
          onChange={(event) => setNameEn(event.currentTarget.value)}
        />
        <CertificatePicture nameAr={nameAr} nameEn={nameEn} course={course} />
        <Button type="submit" fullWidth loading={confirm.isPending}>
          {text.confirm}
        </Button>
      </form>
    </Card>
  );
}
