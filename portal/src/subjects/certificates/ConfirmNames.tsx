import type { CurrentUser } from '@masar/contracts';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type SubmitEvent, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
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
  const notifyFailure = useFailureNotice();
  const printed = usePrintedRule();
  const confirm = useConfirmNames();
  const [names, setNames] = useState({
    ar: user.nameAr ?? [user.firstName, user.lastName].filter(Boolean).join(' '),
    en: user.nameEn ?? '',
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (printed(names.ar) ?? printed(names.en)) return;
    confirm.mutate(
      { nameAr: names.ar.trim(), nameEn: names.en.trim() },
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
        <HolderNameFields names={names} onChange={setNames} labels={text} maximum={nameMaximum} />
        <CertificatePicture nameAr={names.ar} nameEn={names.en} course={course} />
        <Button type="submit" fullWidth loading={confirm.isPending}>
          {text.confirm}
        </Button>
      </form>
    </Card>
  );
}
