import { Notice, useMessages } from '@masar/ui';
import { authMessages } from '../auth.messages';
import { useFollowPass } from '../auth.mutations';
import { EmailLogin } from '../components/EmailLogin';
import { LinkFollowed } from '../components/LinkFollowed';

/** /login/pass?token=…: lets this browser sign in although the account's attempts are slowed down (AUTH-11). */
export default function SignInPassPage() {
  const text = useMessages(authMessages);
  return (
    <LinkFollowed title={text.passTitle} checking={text.passChecking} follow={useFollowPass()}>
      <Notice kind="success">{text.passFollowed}</Notice>
      <EmailLogin />
    </LinkFollowed>
  );
}
