import { Notice, useMessages } from '@masar/ui';
import { useSearchParams } from 'react-router-dom';
import { authMessages } from '../auth.messages';

/** Why the way by the organisation's account ended here; the server names it as `refused` (AUTH-3). */
export function ProviderRefusal() {
  const text = useMessages(authMessages);
  const refused = useSearchParams()[0].get('refused');
  const reasons: Readonly<Record<string, string>> = {
    registration_closed: text.registrationClosed,
    account_suspended: text.accountSuspended,
    oidc_refused: text.providerRefused,
  };
  const reason = refused && Object.hasOwn(reasons, refused) ? reasons[refused] : undefined;
  return reason ? <Notice kind="danger">{reason}</Notice> : null;
}
