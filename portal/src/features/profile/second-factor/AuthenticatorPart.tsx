import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AuthenticatorSetup } from './AuthenticatorSetup';
import { FactorPart } from './FactorPart';
import { RemoveFactor } from './RemoveFactor';
import { secondFactorMessages } from './second-factor.messages';
import { useRemoveAuthenticator } from './second-factor.queries';

interface AuthenticatorPartProps {
  since: string | null;
  onCodes: (codes: readonly string[] | null) => void;
}

export function AuthenticatorPart({ since, onCodes }: AuthenticatorPartProps) {
  const text = useMessages(secondFactorMessages);
  const { format } = useLocale();
  const remove = useRemoveAuthenticator();
  const [isSettingUp, setIsSettingUp] = useState(false);
  return (
    <FactorPart title={text.app} hint={since ? text.appSince(format.date(since)) : text.appHint}>
      <div className={shell.row10}>
        {since ? (
          <RemoveFactor label={text.removeApp} busy={remove.isPending} onRemove={remove.mutateAsync} />
        ) : (
          <Button variant="outlined" onClick={() => setIsSettingUp(true)}>
            {text.setUpApp}
          </Button>
        )}
      </div>
      {isSettingUp && (
        <AuthenticatorSetup
          onClose={() => setIsSettingUp(false)}
          onDone={(codes) => {
            setIsSettingUp(false);
            onCodes(codes);
          }}
        />
      )}
    </FactorPart>
  );
}
