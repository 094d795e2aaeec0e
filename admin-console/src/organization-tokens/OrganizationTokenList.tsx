import { buttonClass, EmptyState, PlusIcon, shell, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { IntroducedPage } from '../page/IntroducedPage';
import { organizationTokenCalls } from './organization-token-calls';
import { organizationTokensMessages } from './organization-tokens.messages';
import styles from './OrganizationTokens.module.css';
import { TokenCard } from './TokenCard';

/** Programs that read records of all people; twenty at most (API-7). */
export function OrganizationTokenList() {
  const text = useMessages(organizationTokensMessages);
  const query = useQuery({ queryKey: ['organization-tokens'], queryFn: organizationTokenCalls.all });
  const add = (
    <Link className={buttonClass()} to="/organization-tokens/create">
      <PlusIcon />
      {text.add}
    </Link>
  );
  return (
    <IntroducedPage
      title={text.title}
      intro={text.intro}
      failedTitle={text.failedTitle}
      tools={add}
      rows={3}
      query={query}
    >
      {(tokens) =>
        tokens.length === 0 ? (
          <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
        ) : (
          <ul className={`${shell.stack16} ${styles.list}`} role="list">
            {tokens.map((token) => (
              <TokenCard key={token.id} token={token} />
            ))}
          </ul>
        )
      }
    </IntroducedPage>
  );
}
