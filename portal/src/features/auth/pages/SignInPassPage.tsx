import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice, PageSpinner, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { FormFailure } from '#shared/forms/FormFailure';
import { authMessages } from '../auth.messages';
import { useFollowPass } from '../auth.mutations';
import { AuthLink } from '../components/AuthLink';
import { AuthPage } from '../components/AuthPage';
import { EmailLogin } from '../components/EmailLogin';

function Pass({ token }: { token: string }) {
  const text = useMessages(authMessages);
  const { mutate, isSuccess, error } = useFollowPass();
  const sent = useRef('');
  useEffect(() => {
    // A token works once; development mounts components twice.
    if (sent.current === token) return;
    sent.current = token;
    mutate(token);
  }, [mutate, token]);

  if (isSuccess)
    return (
      <>
        <Notice kind="success">{text.passFollowed}</Notice>
        <EmailLogin />
      </>
    );
  if (error) return <FormFailure error={error} />;
  return (
    <>
      <PageSpinner />
      <p>{text.passChecking}</p>
    </>
  );
}

/** /login/pass?token=…: lets this browser sign in although the account's attempts are slowed down (AUTH-11). */
export default function SignInPassPage() {
  const text = useMessages(authMessages);
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  return (
    <AuthPage title={text.passTitle} links={<AuthLink to={paths.emailLogin.href()}>{text.login}</AuthLink>}>
      {token ? <Pass token={token} /> : <Notice kind="danger">{text.linkBroken}</Notice>}
    </AuthPage>
  );
}
