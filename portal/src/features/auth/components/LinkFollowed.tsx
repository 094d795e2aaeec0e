import { Notice, PageSpinner, useMessages } from '@masar/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormFailure } from '#shared/forms/FormFailure';
import { paths } from '#shared/navigation/paths';
import { authMessages } from '../auth.messages';
import { AuthLink } from './AuthLink';
import { AuthPage } from './AuthPage';
import { RegisterLink } from './RegisterLink';

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
    // A token works once; development mounts components twice, and one may come back to what was followed.
    if (isSuccess || sent.current === token) return;
    sent.current = token;
    mutate(token);
  }, [mutate, token, isSuccess]);

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
  // What was followed leads on by itself.
  const links = !following.follow.isSuccess && (
    <>
      <AuthLink to={paths.emailLogin.href()}>{text.login}</AuthLink>
      <RegisterLink />
    </>
  );
  return (
    <AuthPage title={title} links={links}>
      {token ? <Following token={token} {...following} /> : <Notice kind="danger">{text.linkBroken}</Notice>}
    </AuthPage>
  );
}
