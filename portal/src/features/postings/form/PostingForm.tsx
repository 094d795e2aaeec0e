import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Fold } from '#shared/fold/Fold';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { formMessages } from './form.messages';
import styles from './PostingForm.module.css';
import type { usePostingForm } from './usePostingForm';

type Form = Pick<ReturnType<typeof usePostingForm>, 'form' | 'draft' | 'failure' | 'isBusy' | 'sendWords'>;

/** The frame of a posting's form: what was restored, its fields, the button. */
export function PostingForm({ form: posting, children }: { form: Form; children: ReactNode }) {
  const { form, draft, failure, isBusy, sendWords } = posting;
  return (
    <form {...form} className={shell.stack16}>
      <RestoredDraft {...draft} />
      {children}
      <FormFailure {...failure} />
      <Button type="submit" size="large" className={styles.send} loading={isBusy}>
        {sendWords}
      </Button>
    </form>
  );
}

/** Short fields beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** The same texts in English, folded away: one language fills both. */
export function EnglishFold({ children }: { children: ReactNode }) {
  const text = useMessages(formMessages);
  return (
    <Fold title={text.english}>
      <div className={shell.stack16}>
        <p className={styles.hint}>{text.englishHint}</p>
        {children}
      </div>
    </Fold>
  );
}
