import { useMessages } from '@masar/ui';
import { canUsePasskeys } from '#shared/passkey/device';
import { secondStepMessages } from '../second-step.messages';
import { usePasskeyLogin } from '../second-step.queries';
import { PasskeyButton } from './PasskeyButton';

/** In without address and password, where the device has a passkey for this site (IDM-1). */
export function PasskeyLogin() {
  const text = useMessages(secondStepMessages);
  const entering = usePasskeyLogin();
  if (!canUsePasskeys()) return null;
  return <PasskeyButton label={text.passkeyLogin} variant="secondary" entering={entering} />;
}
