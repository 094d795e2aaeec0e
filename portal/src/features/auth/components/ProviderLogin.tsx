import { Button, useMessages } from '@masar/ui';
import { useSearchParams } from 'react-router-dom';
import { leaveTo } from '#shared/navigation/leave';
import { authMessages } from '../auth.messages';

/** Goes to the OpenID Connect provider by way of the server, keeping the redirect (AUTH-3). */
export function ProviderLogin() {
  const text = useMessages(authMessages);
  const [parameters] = useSearchParams();
  const redirect = parameters.get('redirect');
  const address = redirect ? `/api/login?redirect=${encodeURIComponent(redirect)}` : '/api/login';
  return (
    <Button variant="secondary" size="large" wide onClick={() => leaveTo(address)}>
      {text.byProvider}
    </Button>
  );
}
