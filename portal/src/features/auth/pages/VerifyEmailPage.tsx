import { ApiError } from '@masar/contracts';
import { Notice, PageSpinner, useMessages } from '@masar/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { currentRedirect, redirectOf, safeRedirect } from '#shared/navigation/redirect';
import { useSession } from '#shared/session/SessionProvider';
import { authMessages } from '../auth.messages';
import { useVerifyEmail } from '../auth.mutations';
import { LinkFollowed } from '../components/LinkFollowed';
import type { WishedNames } from '../components/NameFields';
import { ResetForm } from '../components/ResetForm';

/** /login/verify-email?token=…: the target of the confirmation link, of a new account or of a new address (AUTH-2). */
export default function VerifyEmailPage() {
  const text = useMessages(authMessages);
  const { isSignedIn } = useSession();
  const verify = useVerifyEmail();
  const code = verify.error instanceof ApiError ? verify.error.code : '';
  const wished = verify.error instanceof ApiError ? verify.error.wished : undefined;
  // The refusals that follow the first one say nothing of the names.
  const [names, setNames] = useState<WishedNames>();
  if (wished && wished !== names) setNames(wished);
  const isPasswordNeeded = code === 'auth.password_needed';
  const [parameters] = useSearchParams();
  // Where somebody signed up; the link itself works no more.
  const redirect = safeRedirect(parameters.get('redirect'));
  const signIn = paths.emailLogin.href();
  const next = isSignedIn
    ? { to: paths.profile.href(), label: text.toProfile }
    : {
        to: redirect ? `${signIn}?redirect=${redirectOf(new URL(redirect, window.location.origin))}` : signIn,
        label: text.login,
      };
  const verified = isSignedIn ? text.verifiedInside : text.verified;

  const choosePassword = (token: string) => (
    <>
      <Notice kind="info">{text.askedElsewhere}</Notice>
      <ResetForm
        token={token}
        asksToAgree
        names={names}
        reset={verify.mutateAsync}
        label={text.password}
        action={text.create}
      />
    </>
  );
  const signInFirst = () => (
    <>
      <Notice kind="info">{text.addressNeedsOwner}</Notice>
      <ButtonLink size="large" wide to={`${signIn}?redirect=${currentRedirect()}`}>
        {text.login}
      </ButtonLink>
    </>
  );
  const isChoosing = isPasswordNeeded || verify.variables?.password !== undefined;
  const instead = isChoosing ? choosePassword : code === 'auth.address_of_another' ? signInFirst : undefined;

  return (
    <LinkFollowed
      title={text.verifyTitle}
      intro={text.verifyIntro}
      action={text.verify}
      follow={{ ...verify, mutate: (token) => verify.mutate({ token }) }}
      instead={instead}
    >
      {verify.data?.user ? (
        <PageSpinner />
      ) : (
        <>
          <Notice kind="success">{verify.data?.wasConfirmed ? text.wasVerified : verified}</Notice>
          <ButtonLink size="large" wide to={next.to}>
            {next.label}
          </ButtonLink>
        </>
      )}
    </LinkFollowed>
  );
}
