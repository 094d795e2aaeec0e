import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice, PageSpinner, useMessages } from '@masar/ui';
import { FormFailure } from '#shared/forms/FormFailure';
import { paths } from '#shared/navigation/paths';
import { authMessages } from '../auth.messages';
import { AuthLink } from './AuthLink';
import { AuthPage } from './AuthPage';

interface LinkFollowedProps {
  title: string;
  /** What is said while the server looks at the token. */
  checking: string;
  follow: { mutate: (token: string) => void; isSuccess: boolean; error: Error | null };
  /** What is said when the token was good. */
  children: ReactNode;
}

function Following({ token, checking, follow, children }: Omit<LinkFollowedProps, 'title'> & { token: string }) {
  const { mutate, isSuccess, error } = follow;
  const sent = useRef('');
  useEffect(() => {
    // A token works once; development mounts components twice.
    if (sent.current === token) return;
    sent.current = token;
    mutate(token);
  }, [mutate, token]);

  if (isSuccess) return children;
  if (error) return <FormFailure error={error} />;
  return (
    <>
      <PageSpinner />
      <p>{checking}</p>
    </>
  );
}

/** The page behind a mailed link `?token=…`: hands the token in and says what came of it. */
export function LinkFollowed({ title, ...following }: LinkFollowedProps) {
  const text = useMessages(authMessages);
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  return (
    <AuthPage title={title} links={<AuthLink to={paths.emailLogin.href()}>{text.login}</AuthLink>}>
      {token ? <Following token={token} {...following} /> : <Notice kind="danger">{text.linkBroken}</Notice>}
    </AuthPage>
  );
}
