import { ErrorState, RowsSkeleton, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { ProfileSection } from '../components/ProfileSection';
import { AuthenticatorPart } from './AuthenticatorPart';
import { PasskeysPart } from './PasskeysPart';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { RecoveryCodesPart } from './RecoveryCodesPart';
import { secondFactorMessages } from './second-factor.messages';
import { secondFactor } from './second-factor.queries';

/** What stands beside the password: app, passkeys and the codes for when both are away (IDM-1). */
export function SecondFactorSection() {
  const text = useMessages(secondFactorMessages);
  const describe = useFailureText();
  const state = useSignedInQuery(secondFactor());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hasFactor = state.data && (state.data.authenticatorSince !== null || state.data.passkeys.length > 0);
  return (
    <ProfileSection title={text.title} hint={text.hint}>
      {state.isPending && <RowsSkeleton rows={2} />}
      {state.isError && (
        <ErrorState title={text.failed} headingLevel={3} onRetry={() => void state.refetch()}>
          {describe(state.error)}
        </ErrorState>
      )}
      {state.data && (
        <>
          {state.data.isRequired && !hasFactor && <Alert severity="warning">{text.required}</Alert>}
          <AuthenticatorPart since={state.data.authenticatorSince} onCodes={setCodes} />
          <PasskeysPart passkeys={state.data.passkeys} onCodes={setCodes} />
          {hasFactor && <RecoveryCodesPart left={state.data.recoveryCodesLeft} onCodes={setCodes} />}
        </>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </ProfileSection>
  );
}
