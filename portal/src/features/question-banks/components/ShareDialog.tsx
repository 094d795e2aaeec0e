import { ErrorState, Isolated, RowsSkeleton, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice, useFailureText } from '#shared/failure/useFailureNotice';
import { FormFailure } from '#shared/forms/FormFailure';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { shareBankMessages } from '../messages/share-bank.messages';
import { useShareBank, useUnshareBank } from '../question-banks.mutations';
import { type BankShare, questionBankQueries } from '../question-banks.queries';
import styles from './Banks.module.css';

type Permission = BankShare['permission'];
const permissions: readonly Permission[] = ['use', 'edit'];

/** With whom a bank is shared, and giving it to another instructor to use or to edit (QB-1). */
export function ShareDialog({ bankId, onClose }: { bankId: string; onClose: () => void }) {
  const text = useMessages(shareBankMessages);
  const describe = useFailureText();
  const shares = useQuery(questionBankQueries.shares(bankId));
  return (
    <Dialog title={text.title} onClose={onClose}>
      <div className={`${shell.stack12} ${styles.stack}`}>
        <ShareForm bankId={bankId} />
        <section className={`${shell.stack14} ${styles.section}`} aria-label={text.sharedWith}>
          <h3>{text.sharedWith}</h3>
          {shares.isPending && <RowsSkeleton rows={1} />}
          {shares.isError && (
            <ErrorState headingLevel={3} title={text.failed} onRetry={() => void shares.refetch()}>
              {describe(shares.error)}
            </ErrorState>
          )}
          {shares.data?.length === 0 && <p className={styles.hint}>{text.nobody}</p>}
          {shares.data && shares.data.length > 0 && (
            <ul role="list" className={shell.stack12}>
              {shares.data.map((share) => (
                <Colleague key={share.userId} bankId={bankId} share={share} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </Dialog>
  );
}

/** Sending it again for the same address changes what that colleague may do. */
function ShareForm({ bankId }: { bankId: string }) {
  const text = useMessages(shareBankMessages);
  const toast = useToast();
  const share = useShareBank(bankId);
  const { form, failure, field, isBusy } = useCheckedForm({
    rules: { email: asMarked, permission: asMarked },
    send: ({ email, permission }) => share.mutateAsync({ email, permission: permission as Permission }),
    onSent: () => toast({ title: text.shared, kind: 'success' }),
    isRepeated: true,
  });
  return (
    <form {...form} className={`${shell.stack14} ${styles.section}`}>
      <TextField {...field('email')} label={text.email} hint={text.emailHint} type="email" dir="ltr" required />
      <SelectField {...field('permission')} label={text.permission} choices={permissions} words={text} />
      <FormFailure {...failure} fallback={text.notShared} />
      <Button type="submit" loading={isBusy}>
        {text.share}
      </Button>
    </form>
  );
}

function Colleague({ bankId, share }: { bankId: string; share: BankShare }) {
  const text = useMessages(shareBankMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const change = useShareBank(bankId);
  const remove = useUnshareBank(bankId);
  const name = share.name ?? share.email;
  const onError = (error: Error) => notifyFailure(error, { title: text.notChanged });
  return (
    <li className={`${shell.card} ${styles.row}`}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Isolated>{name}</Isolated>
        </p>
        <p className={styles.facts}>
          <bdi dir="ltr">{share.email}</bdi>
        </p>
      </div>
      <SelectField
        label={text.permissionOf(name)}
        value={change.isPending ? change.variables.permission : share.permission}
        onChange={(event) =>
          change.mutate({ email: share.email, permission: event.currentTarget.value as Permission }, { onError })
        }
        choices={permissions}
        words={text}
      />
      <Button
        variant="outlined"
        loading={remove.isPending}
        aria-label={text.removeOf(name)}
        onClick={() =>
          remove.mutate(share.userId, {
            onSuccess: () => toast({ title: text.removed, kind: 'success' }),
            onError,
          })
        }
      >
        {text.remove}
      </Button>
    </li>
  );
}
