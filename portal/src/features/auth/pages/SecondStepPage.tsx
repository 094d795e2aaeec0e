import { ApiError } from '@masar/contracts';
import { Button, ErrorState, Notice, PageSpinner, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { paths } from '#shared/navigation/paths';
import { canUsePasskeys } from '#shared/passkey/device';
import { AuthLink } from '../components/AuthLink';
import { AuthPage } from '../components/AuthPage';
import styles from '../components/AuthPage.module.css';
import { PasskeyButton } from '../components/PasskeyButton';
import { SecondStepCode } from '../components/SecondStepCode';
import { secondStepMessages } from '../second-step.messages';
import { type Factor, secondStep, usePasskeyStep } from '../second-step.queries';

type Way = Factor | 'recovery';

/** /login/second-step: what stands beside the password (IDM-1). */
export default function SecondStepPage() {
  const text = useMessages(secondStepMessages);
  const describe = useFailureText();
  const waiting = useQuery(secondStep());
  const again = <AuthLink to={paths.emailLogin.href()}>{text.startAgain}</AuthLink>;
  if (waiting.isPending) return <PageSpinner />;
  if (waiting.isError) {
    const isOver = waiting.error instanceof ApiError && waiting.error.status === 410;
    return (
      <AuthPage title={text.title} links={again}>
        {isOver ? (
          <Notice kind="info">{text.over}</Notice>
        ) : (
          <ErrorState title={text.failed} headingLevel={2} onRetry={() => void waiting.refetch()}>
            {describe(waiting.error)}
          </ErrorState>
        )}
      </AuthPage>
    );
  }
  return (
    <AuthPage title={text.title} intro={text.intro} links={again}>
      <Ways factors={waiting.data.factors} />
    </AuthPage>
  );
}

/** One way at a time, the other ones below it. */
function Ways({ factors }: { factors: readonly Factor[] }) {
  const text = useMessages(secondStepMessages);
  const passkey = usePasskeyStep();
  const open: Way[] = [...factors.filter((factor) => factor === 'code' || canUsePasskeys()), 'recovery'];
  const [way, setWay] = useState<Way>(open[0] ?? 'recovery');
  const names: Record<Way, string> = { code: text.toCode, passkey: text.toPasskey, recovery: text.toRecovery };
  return (
    <>
      {way === 'passkey' ? (
        <PasskeyButton label={text.withPasskey} entering={passkey} />
      ) : (
        <SecondStepCode key={way} kind={way === 'code' ? 'code' : 'recoveryCode'} />
      )}
      <div className={styles.links}>
        {open
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" onClick={() => setWay(other)}>
              {names[other]}
            </Button>
          ))}
      </div>
    </>
  );
}
