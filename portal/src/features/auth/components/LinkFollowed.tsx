import { Button, Notice, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormFailure } from '#shared/forms/FormFailure';
import { paths } from '#shared/navigation/paths';
import { authMessages } from '../auth.messages';
import { AuthLink } from './AuthLink';
import { AuthPage } from './AuthPage';
import { RegisterLink } from './RegisterLink';

interface LinkFollowedProps {
  title: string;
  /** What the button does. */
  intro: string;
  action: string;
  follow: { mutate: (token: string) => void; isPending: boolean; isSuccess: boolean; error: Error | null };
  /** What stands in place of the button where the server asked for more. */
  instead?: ((token: string) => ReactNode) | undefined;
  /** What is said when the token was good. */
  children: ReactNode;
}

/** The page behind a mailed link `?token=…`: only its button hands the token in, for mail scanners open links too. */
export function LinkFollowed({ title, intro, action, follow, instead, children }: LinkFollowedProps) {
  const text = useMessages(authMessages);
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  if (follow.isSuccess) return <AuthPage title={title}>{children}</AuthPage>;
  const links = (
    <>
      <AuthLink to={paths.emailLogin.href()}>{text.login}</AuthLink>
      <RegisterLink />
    </>
  );
  if (!token)
    return (
      <AuthPage title={title} links={links}>
        <Notice kind="danger">{text.linkBroken}</Notice>
      </AuthPage>
    );
  if (instead)
    return (
      <AuthPage title={title} links={links}>
        {instead(token)}
      </AuthPage>
    );
  return (
    <AuthPage title={title} intro={intro} links={links}>
      <FormFailure error={follow.error} />
      <Button size="large" wide busy={follow.isPending} onClick={() => follow.mutate(token)}>
        {action}
      </Button>
    </AuthPage>
  );
}
