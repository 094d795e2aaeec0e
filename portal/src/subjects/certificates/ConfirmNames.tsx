import type { CurrentUser } from '@masar/contracts';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useState } from 'react';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { useCheckedForm } from '#shared/forms/useCheckedForm';
import { usePrintedRule } from '#shared/forms/usePrintedRule';
import { useToast } from '#shared/toasts/ToastProvider';
import { CertificatePicture } from './CertificatePicture';
import styles from './ConfirmNames.module.css';
import { HolderNameFields } from './HolderNameFields';
import { namesPlace } from './names-place';
import { ownNamesMessages } from './own-names.messages';
import { useConfirmNames } from './own-names.mutations';

interface ConfirmNamesProps {
  user: CurrentUser;
  course: { titleAr: string; titleEn: string };
  /** Whether something is typed that nobody has confirmed. */
  onTyped?: ((isTyped: boolean) => void) | undefined;
}

const nameMaximum = 160;

/** Both names, on a picture of the certificate, to be found right (CRT-12). */
export function ConfirmNames({ user, course, onTyped }: ConfirmNamesProps) {
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
  const { isDirty } = draft;
  useEffect(() => {
    onTyped?.(isDirty);
    return () => onTyped?.(false);
  }, [isDirty, onTyped]);
  return (
    <Card component="section" aria-labelledby={namesPlace}>
      <form {...form} className={`${shell.stack14} ${styles.form}`}>
        <RestoredDraft {...draft} />
        <h2 id={namesPlace} tabIndex={-1}>
          {text.title}
        </h2>
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
