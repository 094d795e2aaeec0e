import { Button, Card, shell, TextField, useMessages } from '@masar/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { certificateMessages } from '../certificates.messages';
import { readCode } from '../model/verification-code';
import styles from './VerifyBox.module.css';

interface VerifyBoxProps {
  /** Off where the page's heading says it already. */
  titled?: boolean;
}

/** Takes a code and opens the public page about its certificate (CRT-2). */
export function VerifyBox({ titled = true }: VerifyBoxProps) {
  const text = useMessages(certificateMessages);
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = readCode(String(new FormData(event.currentTarget).get('code') ?? ''));
    setError(code ? undefined : text.boxRequired);
    if (code) void navigate(paths.verify.href(code));
  };

  return (
    <Card
      as="section"
      aria-label={titled ? undefined : text.boxTitle}
      aria-labelledby={titled ? 'verify-box' : undefined}
    >
      {titled && (
        <h2 id="verify-box" className={styles.title}>
          {text.boxTitle}
        </h2>
      )}
      <form className={`${shell.stack12} ${styles.form}`} noValidate onSubmit={submit}>
        <TextField
          label={text.code}
          name="code"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          hint={text.boxHint}
          error={error}
        />
        <Button type="submit" variant={titled ? 'secondary' : 'primary'}>
          {text.check}
        </Button>
      </form>
    </Card>
  );
}
