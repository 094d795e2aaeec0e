import { useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useAskForPass } from '../auth.mutations';
import { checkMailMessages } from '../check-mail.messages';
import { AskAgain } from './AskAgain';
import { CheckMail } from './CheckMail';

/** What signing in waits for: a link that passes by the slowing down (AUTH-11), or the one that confirms the address. */
export interface AwaitedMail {
  kind: 'pass' | 'confirmation';
  email: string;
}

interface SignInMailProps {
  awaited: AwaitedMail;
  onBack: () => void;
}

/** The screen in place of signing in, while a mail has to be read first. */
export function SignInMail({ awaited: { kind, email }, onBack }: SignInMailProps) {
  const text = useMessages(checkMailMessages);
  const asking = useAskForPass();
  return (
    <CheckMail
      email={email}
      lead={kind === 'pass' ? text.pass : text.unconfirmed}
      back={text.backToLogin}
      onBack={onBack}
    >
      {kind === 'pass' ? (
        <AskAgain asking={asking} asked={email} />
      ) : (
        <>
          <p>{text.unconfirmedLost}</p>
          {/* The password belongs to the link that was mailed (AUTH-9): another link needs another wish. */}
          <ButtonLink variant="secondary" size="large" wide to={paths.register.href()}>
            {text.registerAgain}
          </ButtonLink>
        </>
      )}
    </CheckMail>
  );
}
