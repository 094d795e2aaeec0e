import { limits } from '@masar/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../controls/Button.tsx';
import { CodeField } from '../controls/CodeField.tsx';
import { Notice } from '../controls/Notice.tsx';
import { PasswordField } from '../controls/PasswordField.tsx';
import { useMessages } from '../locale/LocaleProvider.tsx';
import { confirmationMessages } from './confirmation.messages.ts';
import styles from './IsItYouDialog.module.css';
import { QuestionDialog } from './QuestionDialog.tsx';

export interface IsItYouQuestion {
  /** What this person can confirm with, as the server names it. */
  methods: readonly string[];
  /** Sends the proof; rejects with an error whose message is for the reader. */
  confirm: (proof: { password: string } | { code: string }) => Promise<unknown>;
  /** Has a passkey of this device sign, where the browser can. */
  confirmByPasskey?: (() => Promise<unknown>) | undefined;
}

interface IsItYouDialogProps extends IsItYouQuestion {
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks the person at an open session to prove that it is theirs (AUTH-12). Modal as long as it is rendered. */
export function IsItYouDialog({ methods, confirm, confirmByPasskey, onAnswer }: IsItYouDialogProps) {
  const text = useMessages(confirmationMessages);
  // One field: a code is at hand for whoever has a second factor.
  const typed = (['code', 'password'] as const).find((kind) => methods.includes(kind));
  const cancel = () => onAnswer(false);
  return (
    <QuestionDialog title={text.title} why={methods.length > 0 ? text.why : text.noWay} onClose={cancel}>
      {methods.includes('passkey') && confirmByPasskey && (
        <PasskeyProof sign={confirmByPasskey} onConfirmed={() => onAnswer(true)} />
      )}
      {typed && <TypedProof kind={typed} confirm={confirm} onConfirmed={() => onAnswer(true)} />}
      {methods.includes('oidc') && <ProviderProof />}
      <div className={styles.actions}>
        {methods.length === 0 && (
          <a className={buttonClass({ variant: 'primary', wide: true })} href="/login/forgot-password">
            {text.choosePassword}
          </a>
        )}
        <Button variant="secondary" wide onClick={cancel}>
          {text.cancel}
        </Button>
      </div>
    </QuestionDialog>
  );
}

/** Sends a proof; says what the server refused, and that it is under way. */
function useProof(onConfirmed: () => void) {
  const text = useMessages(confirmationMessages);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = (proof: Promise<unknown>) => {
    setBusy(true);
    setRefusal(undefined);
    proof.then(onConfirmed, (failure: unknown) => {
      setRefusal((failure instanceof Error && failure.message) || text.failed);
      setBusy(false);
    });
  };
  return { isBusy, refusal, refuse: setRefusal, send };
}

interface TypedProofProps {
  kind: 'password' | 'code';
  confirm: IsItYouQuestion['confirm'];
  onConfirmed: () => void;
}

/** What is shorter need not be sent to be refused. */
const shortest = { password: 1, code: limits.authenticatorCodeLength };

function TypedProof({ kind, confirm, onConfirmed }: TypedProofProps) {
  const text = useMessages(confirmationMessages);
  const { isBusy, refusal, refuse, send } = useProof(onConfirmed);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector('input')?.focus();
  }, [refusal]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form of the page below must not hear of it.
    event.stopPropagation();
    const typed = new FormData(event.currentTarget).get(kind);
    const value = typeof typed === 'string' ? typed : '';
    if (value.length < shortest[kind]) refuse(kind === 'code' ? text.writeCode : text.writePassword);
    else send(confirm(kind === 'code' ? { code: value } : { password: value }));
  };
  return (
    <form ref={form} noValidate className={styles.proof} onSubmit={submit} onInput={() => refuse(undefined)}>
      {kind === 'code' ? (
        <CodeField label={text.code} name="code" autoFocus error={refusal} />
      ) : (
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          autoFocus
          error={refusal}
        />
      )}
      <Button type="submit" wide busy={isBusy}>
        {text.confirm}
      </Button>
    </form>
  );
}

function PasskeyProof({ sign, onConfirmed }: { sign: () => Promise<unknown>; onConfirmed: () => void }) {
  const text = useMessages(confirmationMessages);
  const { isBusy, refusal, send } = useProof(onConfirmed);
  return (
    <div className={styles.proof}>
      <Button variant="secondary" wide busy={isBusy} onClick={() => send(sign())}>
        {text.byPasskey}
      </Button>
      {refusal && <Notice kind="danger">{refusal}</Notice>}
    </div>
  );
}

/** Leaves the page: the provider asks, and comes back to where the person was. */
function ProviderProof() {
  const text = useMessages(confirmationMessages);
  const { pathname, search } = window.location;
  const address = `/api/auth/oidc/start?${new URLSearchParams({ confirm: '1', redirect: `${pathname}${search}`.slice(1) }).toString()}`;
  return (
    <div className={styles.proof}>
      <a className={buttonClass({ variant: 'secondary', wide: true })} href={address}>
        {text.byProvider}
      </a>
      <p>{text.comesBack}</p>
    </div>
  );
}
