import { Notice, useMessages } from '@masar/ui';
import { authMessages } from '../auth.messages';
import { useFollowPass } from '../auth.mutations';
import { EmailLogin } from '../components/EmailLogin';
import { LinkFollowed } from '../components/LinkFollowed';
import { type AwaitedMail, SignInMail } from '../components/SignInMail';
import { useMailWait } from '../useMailWait';

/** /login/pass?token=…: lets this browser sign in although the account's attempts are slowed down (AUTH-11). */
export default function SignInPassPage() {
  const text = useMessages(authMessages);
  const follow = useFollowPass();
  const mail = useMailWait<AwaitedMail>();
  if (mail.waitingFor) return <SignInMail awaited={mail.waitingFor} onBack={mail.correct} />;
  return (
    <LinkFollowed title={text.passTitle} intro={text.passIntro} action={text.pass} follow={follow}>
      <Notice kind="success">{text.passFollowed}</Notice>
      <EmailLogin mail={mail} />
    </LinkFollowed>
  );
}
