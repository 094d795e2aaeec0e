import type { SearchKind } from '@masar/domain';
import { Button, EmptyState, ErrorState, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSession } from '#shared/session/SessionProvider';
import { searchMessages } from '../search.messages';
import { searchQueries } from '../search.queries';
import { useSearch } from '../useSearch';
import { ResultGroup } from './ResultGroup';
import styles from './SearchResults.module.css';
import { SearchSkeleton } from './SearchSkeleton';

interface KindResultsProps {
  words: string;
  kind: SearchKind;
  onShowAll: () => void;
}

/** All results of one kind, page by page. */
export function KindResults({ words, kind, onShowAll }: KindResultsProps) {
  const text = useMessages(searchMessages);
  const describe = useFailureText();
  const { status } = useSession();
  const search = useSearch(words);
  const list = useInfiniteQuery({ ...searchQueries.ofKind(search, kind), enabled: status !== 'loading' });

  if (list.isPending) return <SearchSkeleton />;
  if (list.isError) {
    return (
      <ErrorState title={text.failed} onRetry={() => void list.refetch()}>
        {describe(list.error)}
      </ErrorState>
    );
  }
  const results = list.data.pages.flatMap((page) => page.results);
  if (results.length === 0) {
    const showAll = <Button onClick={onShowAll}>{text.showAllKinds}</Button>;
    return <EmptyState drawing="search" title={text.nothingOfKind} action={showAll} />;
  }
  return (
    <ResultGroup group={{ type: kind, results, total: results.length, next: null }}>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className={styles.more}
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </ResultGroup>
  );
}
