import { shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FactorPart } from './FactorPart';
import { secondFactorMessages } from './second-factor.messages';
import { useRenewCodes } from './second-factor.queries';

const fewCodes = 3;

interface RecoveryCodesPartProps {
  left: number;
  onCodes: (codes: readonly string[] | null) => void;
}

/** How many codes are left, and new ones in their place. */
export function RecoveryCodesPart({ left, onCodes }: RecoveryCodesPartProps) {
  const text = useMessages(secondFactorMessages);
  const { format } = useLocale();
  const notifyFailure = useFailureNotice();
  const renew = useRenewCodes();
  const [asks, setAsks] = useState(false);
  return (
    <FactorPart title={text.codes} hint={text.codesLeft(format.number(left))}>
      {left <= fewCodes && <Alert severity="warning">{text.fewLeft}</Alert>}
      <div className={shell.row10}>
        <Button variant="outlined" onClick={() => setAsks(true)}>
          {text.renew}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={text.codes}
          confirm={text.renewYes}
          cancel={text.cancel}
          busy={renew.isPending}
          onCancel={() => setAsks(false)}
          onConfirm={() =>
            renew.mutate(undefined, {
              onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
              onError: (error) => notifyFailure(error, { title: text.renewFailed }),
              onSettled: () => setAsks(false),
            })
          }
        >
          {text.renewText}
        </ConfirmDialog>
      )}
    </FactorPart>
  );
}
