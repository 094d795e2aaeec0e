import { ErrorState, RowsSkeleton, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { profileMessages } from '../profile.messages';
import { profileQueries } from '../profile.queries';
import styles from './Profile.module.css';
import { SessionRow } from './SessionRow';

/** How many sessions are shown before the rest is asked for. */
const shownAtFirst = 4;

/** Where the user is signed in, each session with a button that ends it (AUTH-5). */
export function SessionsSection() {
  const text = useMessages(profileMessages);
  const describe = useFailureText();
  const sessions = useSignedInQuery(profileQueries.sessions());
  const [showsAll, setShowsAll] = useState(false);
  const shown = currentFirst(sessions.data ?? []).slice(0, showsAll ? undefined : shownAtFirst);
  return (
    <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="profile-sessions">
      <h2 id="profile-sessions">{text.sessions}</h2>
      <p className={styles.hint}>{text.sessionsHint}</p>
      {sessions.isPending && <RowsSkeleton rows={2} />}
      {sessions.isError && (
        <ErrorState title={text.sessionsFailed} headingLevel={3} onRetry={() => void sessions.refetch()}>
          {describe(sessions.error)}
        </ErrorState>
      )}
      {sessions.data && (
        <ul role="list" className={styles.sessions}>
          {shown.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions.data && shown.length < sessions.data.length && (
        <Button variant="text" color="inherit" onClick={() => setShowsAll(true)}>
          {text.allSessions}
        </Button>
      )}
    </Card>
  );
}

/** The session of this very browser leads; the others keep their order. */
function currentFirst<Session extends { isCurrent: boolean }>(sessions: readonly Session[]): Session[] {
  return [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
