import { ErrorState, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import { Link, useLocation } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { paths } from '#shared/navigation/paths';
import { redirectOf } from '#shared/navigation/redirect';
import { usePublicQuery } from '#shared/query/usePublicQuery';
import { useSession } from '#shared/session/SessionProvider';
import { COUNTED_AT_MOST } from '../model/count-text';
import { nearestWord } from '../model/nearest-word';
import { hrefOf, type SearchAddress } from '../model/search-address';
import { searchMessages } from '../search.messages';
import { searchQueries } from '../search.queries';
import { useSearch } from '../useSearch';
import { KindFilter } from './KindFilter';
import { KindResults } from './KindResults';
import { NothingFound } from './NothingFound';
import { ResultGroup } from './ResultGroup';
import styles from './SearchResults.module.css';
import { SearchSkeleton } from './SearchSkeleton';

interface SearchResultsProps extends SearchAddress {
  onChoose: (kind: SearchAddress['kind']) => void;
}

/** What was found: the best of each kind, or all of one (SRCH-1). */
export function SearchResults({ words, kind, onChoose }: SearchResultsProps) {
  const text = useMessages(searchMessages);
  const { digits, format } = useLocale();
  const describe = useFailureText();
  const { status } = useSession();
  const location = useLocation();
  const overview = usePublicQuery(searchQueries.overview(useSearch(words)));

  if (overview.isPending) return <SearchSkeleton />;
  if (overview.isError) {
    return (
      <ErrorState title={text.failed} onRetry={() => void overview.refetch()}>
        {describe(overview.error)}
      </ErrorState>
    );
  }
  const { groups } = overview.data;
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const counted = groups.filter(({ type }) => kind === undefined || type === kind);
  const shown = counted.reduce((sum, group) => sum + group.total, 0);
  const isMore = counted.some((group) => group.total >= COUNTED_AT_MOST);
  const nearest = nearestWord(words, groups);
  return (
    <div
      className={styles.results}
      data-old={overview.isPlaceholderData}
      aria-busy={overview.isPlaceholderData || undefined}
    >
      {total > 0 && <KindFilter groups={groups} chosen={kind} onChoose={onChoose} />}
      <p role="status" className={total > 0 ? shell.note : 'visually-hidden'}>
        {isMore ? text.foundMany(format.number(shown)) : text.found(shown, digits)}
        {nearest && (
          <>
            {' · '}
            {text.nearest} <Isolated>{nearest}</Isolated>
          </>
        )}
      </p>
      {total === 0 && <NothingFound words={words} />}
      {total > 0 && kind && <KindResults words={words} kind={kind} onShowAll={() => onChoose(undefined)} />}
      {!kind &&
        groups.map((group) => (
          <ResultGroup key={group.type} group={group} hrefOfAll={hrefOf({ words, kind: group.type })} />
        ))}
      {status === 'signed-out' && (
        <p className={styles.visitors}>
          {text.visitors}
          <Link to={paths.login.href(redirectOf(location))}>{text.login}</Link>
        </p>
      )}
    </div>
  );
}
