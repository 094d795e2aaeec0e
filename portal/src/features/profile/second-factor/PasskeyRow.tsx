import { Isolated, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import profile from '../components/Profile.module.css';
import { PasskeyNameDialog } from './PasskeyNameDialog';
import { RemoveFactor } from './RemoveFactor';
import { secondFactorMessages } from './second-factor.messages';
import { type Passkey, useRemovePasskey, useRenamePasskey } from './second-factor.queries';

/** One passkey: name, when it was used, and what can be done with it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const text = useMessages(secondFactorMessages);
  const { format } = useLocale();
  const rename = useRenamePasskey();
  const remove = useRemovePasskey();
  const [isNaming, setIsNaming] = useState(false);
  const { id, name } = passkey;
  return (
    <li className={profile.session}>
      <span className={profile.device}>
        <strong>
          <Isolated>{name}</Isolated>
        </strong>
        <span>
          {passkey.lastUsedAt ? text.used(format.date(passkey.lastUsedAt)) : text.added(format.date(passkey.createdAt))}
        </span>
      </span>
      <Button variant="text" color="inherit" aria-label={text.renameOf(name)} onClick={() => setIsNaming(true)}>
        {text.rename}
      </Button>
      <RemoveFactor label={text.removeOf(name)} busy={remove.isPending} onRemove={() => remove.mutateAsync(id)} />
      {isNaming && (
        <PasskeyNameDialog
          title={text.renameOf(name)}
          name={name}
          change={rename}
          fallback={text.passkeyFailed}
          onClose={() => setIsNaming(false)}
          onName={(next) => rename.mutate({ id, name: next }, { onSuccess: () => setIsNaming(false) })}
        />
      )}
    </li>
  );
}
