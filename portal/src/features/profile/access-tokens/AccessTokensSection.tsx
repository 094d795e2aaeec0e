import { ErrorState, RowsSkeleton, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import profile from '../components/Profile.module.css';
import { ProfileSection } from '../components/ProfileSection';
import { accessTokenMessages } from './access-tokens.messages';
import { accessTokens } from './access-tokens.queries';
import { AccessTokenRow } from './AccessTokenRow';
import { NewTokenDialog } from './NewTokenDialog';

/** Tokens with which programs of the person's own work in their name (API-4). */
export function AccessTokensSection() {
  const text = useMessages(accessTokenMessages);
  const describe = useFailureText();
  const tokens = useSignedInQuery(accessTokens());
  const [isAdding, setIsAdding] = useState(false);
  return (
    <ProfileSection title={text.title} hint={text.hint}>
      {tokens.isPending && <RowsSkeleton rows={1} />}
      {tokens.isError && (
        <ErrorState title={text.failed} headingLevel={3} onRetry={() => void tokens.refetch()}>
          {describe(tokens.error)}
        </ErrorState>
      )}
      {tokens.data?.length === 0 && <p>{text.none}</p>}
      {tokens.data && tokens.data.length > 0 && (
        <ul role="list" className={profile.sessions}>
          {tokens.data.map((token) => (
            <AccessTokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      <div className={shell.row10}>
        <Button variant="outlined" onClick={() => setIsAdding(true)}>
          {text.add}
        </Button>
      </div>
      <a href="/api/docs">{text.guide}</a>
      {isAdding && <NewTokenDialog onClose={() => setIsAdding(false)} />}
    </ProfileSection>
  );
}
