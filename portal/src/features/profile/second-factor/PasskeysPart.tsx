import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { canUsePasskeys } from '#shared/passkey/device';
import profile from '../components/Profile.module.css';
import { FactorPart } from './FactorPart';
import { PasskeyNameDialog } from './PasskeyNameDialog';
import { PasskeyRow } from './PasskeyRow';
import { secondFactorMessages } from './second-factor.messages';
import { type Passkey, useAddPasskey } from './second-factor.queries';

interface PasskeysPartProps {
  passkeys: readonly Passkey[];
  onCodes: (codes: readonly string[] | null) => void;
}

export function PasskeysPart({ passkeys, onCodes }: PasskeysPartProps) {
  const text = useMessages(secondFactorMessages);
  const add = useAddPasskey();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <FactorPart title={text.passkeys} hint={text.passkeysHint}>
      {passkeys.length > 0 && (
        <ul role="list" className={profile.sessions}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canUsePasskeys() && (
        <div className={shell.row10}>
          <Button variant="outlined" onClick={() => setIsAdding(true)}>
            {text.addPasskey}
          </Button>
        </div>
      )}
      {isAdding && (
        <PasskeyNameDialog
          title={text.newPasskey}
          change={add}
          fallback={text.passkeyFailed}
          onClose={() => setIsAdding(false)}
          onName={(name) =>
            add.mutate(name, {
              onSuccess: ({ recoveryCodes }) => {
                setIsAdding(false);
                onCodes(recoveryCodes);
              },
            })
          }
        />
      )}
    </FactorPart>
  );
}
