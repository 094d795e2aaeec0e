import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice, PageSpinner, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { FormFailure } from '#shared/forms/FormFailure';
import { authMessages } from '../auth.messages';
import { useVerifyEmail } from '../auth.mutations';
import { AuthLink } from '../components/AuthLink';
import { AuthPage } from '../components/AuthPage';

function Verification({ token }: { token: string }) {
  const text = useMessages(authMessages);
  const { mutate, isSuccess, error } = useVerifyEmail();
  const sent = useRef('');
  useEffect(() => {
    // A token works once; development mounts components twice.
    if (sent.current === token) return;
    sent.current = token;
    mutate(token);
  }, [mutate, token]);

  if (isSuccess) return <Notice kind="success">{text.verified}</Notice>;
  if (error) return <FormFailure error={error} />;
  return (
    <>
      <PageSpinner />
      <p>{text.verifying}</p>
    </>
  );
}

/** /login/verify-email?token=…: the target of the confirmation link (AUTH-2). */
export default function VerifyEmailPage() {
  const text = useMessages(authMessages);
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  return (
    <AuthPage title={text.verifyTitle} links={<AuthLink to={paths.emailLogin.href()}>{text.login}</AuthLink>}>
      {token ? <Verification token={token} /> : <Notice kind="danger">{text.linkBroken}</Notice>}
    </AuthPage>
  );
}
