import type { CurrentUser } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { buttonClass, EmptyState, ErrorState, PageSpinner, useLocale, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { loadCurrentUser } from './current-user';
import { EntryScreen } from './EntryScreen';
import { noteLastPerson } from './last-person';
import { sessionMessages } from './session.messages';

/** The portal's screen for signing in; it leads back here. */
const loginAddress = '/login?redirect=console';

/** Lets admins in who showed a second factor; everybody else is told why not and where to go (CON-1, IDM-1). */
export function SessionGate({ children }: { children: (user: CurrentUser) => ReactNode }) {
  const text = useMessages(sessionMessages);
  const { language } = useLocale();
  const {
    data: user,
    isPending,
    isError,
    refetch,
  } = useQuery({ queryKey: ['current-user'], queryFn: loadCurrentUser });
  useEffect(() => {
    if (!user) document.title = text.signInTitle;
  }, [user, text]);
  useEffect(() => {
    if (user) noteLastPerson(user);
  }, [user]);

  if (isPending) return <PageSpinner />;
  if (user?.role === 'admin' && !user.lacksSecondFactor) return children(user);

  const portal = (
    <a className={buttonClass({ variant: 'secondary' })} href="/">
      {text.portal}
    </a>
  );
  if (isError) {
    return (
      <EntryScreen>
        <ErrorState title={text.failedTitle} headingLevel={1} onRetry={() => void refetch()} action={portal}>
          {text.failedText}
        </ErrorState>
      </EntryScreen>
    );
  }
  if (user?.role === 'admin') {
    return (
      <EntryScreen>
        <EmptyState
          title={text.factorTitle}
          headingLevel={1}
          action={
            <>
              <a className={buttonClass()} href="/profile?tab=safety">
                {text.factorAction}
              </a>
              {portal}
            </>
          }
        >
          {text.factorText}
        </EmptyState>
      </EntryScreen>
    );
  }
  return (
    <EntryScreen>
      <EmptyState
        title={user ? text.deniedTitle : text.signInTitle}
        headingLevel={1}
        action={
          <>
            <a className={buttonClass()} href={loginAddress}>
              {user ? text.otherAccount : text.signIn}
            </a>
            {portal}
          </>
        }
      >
        {user ? text.deniedText(pickLocalized(user, 'name', language) || user.email) : text.signInText}
      </EmptyState>
    </EntryScreen>
  );
}
