import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { buttonClass, EmptyState, ErrorState, PlusIcon, RowsSkeleton, useMessages } from '@masar/ui';
import { PageHeading } from '../app/PageHeading';
import { organizationTokenCalls } from './organization-token-calls';
import { organizationTokensMessages } from './organization-tokens.messages';
import styles from './OrganizationTokens.module.css';
import { TokenCard } from './TokenCard';

/** Programs that read records of all people; twenty at most (API-7). */
export function OrganizationTokenList() {
  const text = useMessages(organizationTokensMessages);
  return (
    <>
      <PageHeading title={text.title} />
      <p className={styles.intro}>{text.intro}</p>
      <div className={styles.tools}>
        <Link className={buttonClass()} to="/organization-tokens/create">
          <PlusIcon />
          {text.add}
        </Link>
      </div>
      <Tokens />
    </>
  );
}

function Tokens() {
  const text = useMessages(organizationTokensMessages);
  const { data, error, refetch } = useQuery({
    queryKey: ['organization-tokens'],
    queryFn: organizationTokenCalls.all,
  });
  if (error) {
    return (
      <ErrorState title={text.failedTitle} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <RowsSkeleton rows={3} />;
  if (data.length === 0) return <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>;
  return (
    <ul className={styles.list} role="list">
      {data.map((token) => (
        <TokenCard key={token.id} token={token} />
      ))}
    </ul>
  );
}
