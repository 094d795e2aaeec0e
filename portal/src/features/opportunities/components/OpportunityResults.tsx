import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, EmptyState, useLocale, useMessages } from '@masar/ui';
import { ApplyDialog } from '#shared/applications/ApplyDialog';
import { ListStates } from '#shared/list/ListStates';
import { PostingGrid, PostingGridSkeleton } from '#shared/postings/PostingGrid';
import { rowsOf } from '#shared/query/list-page';
import { useSession } from '#shared/session/SessionProvider';
import { opportunityListMessages } from '../messages/opportunity-list.messages';
import { isFiltered, type OpportunityFilters } from '../model/opportunity-filters';
import { opportunityQueries } from '../opportunities.queries';
import type { Opportunity } from '../opportunity-answers';
import { OpportunityCard } from './OpportunityCard';
import styles from './OpportunityResults.module.css';

interface OpportunityResultsProps {
  filters: OpportunityFilters;
  onClear: () => void;
  /** Opens the form of a new one; left out for those who may not post. */
  onAdd?: (() => void) | undefined;
}

/** Count, cards and what stands in their place (OPP-1). */
export function OpportunityResults({ filters, onClear, onAdd }: OpportunityResultsProps) {
  const text = useMessages(opportunityListMessages);
  const { digits } = useLocale();
  const { isSignedIn } = useSession();
  const [applyingTo, setApplyingTo] = useState<Opportunity | null>(null);
  const list = useInfiniteQuery({ ...opportunityQueries.list(filters), enabled: isSignedIn });
  const opportunities = rowsOf(list.data);

  const empty = isFiltered(filters) ? (
    <EmptyState drawing="search" title={text.empty} action={<Button onClick={onClear}>{text.clear}</Button>}>
      {text.nothingFound}
    </EmptyState>
  ) : (
    <EmptyState
      title={filters.isMine ? text.emptyOwn : text.empty}
      action={onAdd && <Button onClick={onAdd}>{text.add}</Button>}
    >
      {onAdd ? text.emptyForPosters : text.emptyHint}
    </EmptyState>
  );
  return (
    <section aria-label={text.title} className={styles.results}>
      <ListStates
        list={list}
        isEmpty={opportunities.length === 0}
        skeleton={<PostingGridSkeleton label={text.loading} />}
        empty={empty}
        failed={text.loadFailed}
      >
        <p role="status" className={styles.count}>
          {text.count(list.data?.pages[0]?.total ?? 0, digits)}
        </p>
        <PostingGrid isOld={list.isPlaceholderData}>
          {opportunities.map((opportunity) => (
            <OpportunityCard
              key={opportunity.id}
              opportunity={opportunity}
              onApply={() => setApplyingTo(opportunity)}
            />
          ))}
        </PostingGrid>
      </ListStates>
      {applyingTo && <ApplyDialog kind="opportunity" posting={applyingTo} onClose={() => setApplyingTo(null)} />}
    </section>
  );
}
