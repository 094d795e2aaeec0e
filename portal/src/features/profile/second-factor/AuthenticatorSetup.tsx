import { limits } from '@masar/domain';
import { CodeField, CopyIcon, ErrorState, PageSpinner, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { FormFailure } from '#shared/forms/FormFailure';
import { useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { useCopy } from '#shared/toasts/useCopy';
import profile from '../components/Profile.module.css';
import { secondFactorMessages } from './second-factor.messages';
import { useBeginAuthenticator, useConfirmAuthenticator } from './second-factor.queries';
import styles from './SecondFactor.module.css';

interface AuthenticatorSetupProps {
  onClose: () => void;
  onDone: (codes: readonly string[] | null) => void;
}

/** Scan or copy the secret, then show that the app has it. */
export function AuthenticatorSetup({ onClose, onDone }: AuthenticatorSetupProps) {
  const text = useMessages(secondFactorMessages);
  const describe = useFailureText();
  const toast = useToast();
  const copy = useCopy(text);
  const { mutate: begin, ...setup } = useBeginAuthenticator();
  const confirm = useConfirmAuthenticator();
  useEffect(() => begin(), [begin]);
  const { form, errorOf, failure } = useCheckedForm({
    rules: { code: (code) => (code.length < limits.authenticatorCodeLength ? text.writeCode : undefined) },
    error: confirm.error,
    send: ({ code }) =>
      confirm.mutate(code, {
        onSuccess: ({ recoveryCodes }) => {
          // The first factor brings codes to keep, whose dialog says enough.
          if (!recoveryCodes) toast({ title: text.appReady, kind: 'success' });
          onDone(recoveryCodes);
        },
      }),
  });
  return (
    <Dialog title={text.app} onClose={onClose}>
      {setup.isError && (
        <ErrorState title={text.setUpFailed} headingLevel={3} onRetry={() => begin()}>
          {describe(setup.error)}
        </ErrorState>
      )}
      {!setup.data && !setup.isError && <PageSpinner />}
      {setup.data && (
        <form className={`${shell.stack16} ${profile.section}`} {...form}>
          <p>{text.scan}</p>
          <img className={styles.qrCode} src={setup.data.qrCode} alt={text.qrCode} />
          <code dir="ltr" aria-label={text.secret} className={styles.secret}>
            {setup.data.secret}
          </code>
          <Button variant="outlined" onClick={() => copy(setup.data.secret)}>
            <CopyIcon size={18} />
            {text.copySecret}
          </Button>
          <CodeField label={text.code} name="code" required error={errorOf('code')} />
          <FormFailure {...failure} fallback={text.setUpFailed} />
          <div className={shell.row10}>
            <Button type="submit" loading={confirm.isPending}>
              {text.confirm}
            </Button>
            <Button variant="outlined" onClick={onClose}>
              {text.cancel}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
