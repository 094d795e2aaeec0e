import { Notice, PageSpinner, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSession } from '#shared/session/SessionProvider';
import { authMessages } from '../auth.messages';
import { useVerifyEmail } from '../auth.mutations';
import { LinkFollowed } from '../components/LinkFollowed';

/** /login/verify-email?token=…: the target of the confirmation link, of a new account or of a new address (AUTH-2). */
export default function VerifyEmailPage() {
  const text = useMessages(authMessages);
  const { isSignedIn } = useSession();
  const verify = useVerifyEmail();
  const next = isSignedIn
    ? { told: text.verifiedInside, to: paths.profile.href(), label: text.toProfile }
    : { told: text.verified, to: paths.emailLogin.href(), label: text.login };
  return (
    <LinkFollowed title={text.verifyTitle} checking={text.verifying} follow={verify}>
      {verify.data?.user ? (
        <PageSpinner />
      ) : (
        <>
          <Notice kind="success">{next.told}</Notice>
          <ButtonLink size="large" wide to={next.to}>
            {next.label}
          </ButtonLink>
        </>
      )}
    </LinkFollowed>
  );
}
