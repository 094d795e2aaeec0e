import { Notice, useMessages } from '@masar/ui';
import { authMessages } from '../auth.messages';
import { useVerifyEmail } from '../auth.mutations';
import { LinkFollowed } from '../components/LinkFollowed';

/** /login/verify-email?token=…: the target of the confirmation link (AUTH-2). */
export default function VerifyEmailPage() {
  const text = useMessages(authMessages);
  return (
    <LinkFollowed title={text.verifyTitle} checking={text.verifying} follow={useVerifyEmail()}>
      <Notice kind="success">{text.verified}</Notice>
    </LinkFollowed>
  );
}
