import { Button, MailIcon, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { checkMailMessages } from '../check-mail.messages';
import { AuthPage } from './AuthPage';
import styles from './CheckMail.module.css';

interface CheckMailProps {
  email: string;
  /** What to do with the message; the same words for known and unknown addresses (AUTH-6). */
  lead: string;
  /** The way to another message. */
  children: ReactNode;
  back: string;
  onBack: () => void;
}

/** What to do now: the address that was typed, the way to another message and the way back to correct it (AUTH-2). */
export function CheckMail({ email, lead, children, back, onBack }: CheckMailProps) {
  const text = useMessages(checkMailMessages);
  return (
    <AuthPage title={text.title}>
      <p className={styles.address}>
        <MailIcon />
        <bdi dir="ltr">{email}</bdi>
      </p>
      <p>{lead}</p>
      {children}
      <Button variant="quiet" onClick={onBack}>
        {back}
      </Button>
    </AuthPage>
  );
}
