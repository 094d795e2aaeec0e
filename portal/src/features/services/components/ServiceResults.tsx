import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, EmptyState, useLocale, useMessages } from '@masar/ui';
import { ListStates } from '#shared/list/ListStates';
import { PostingGrid, PostingGridSkeleton } from '#shared/postings/PostingGrid';
import { rowsOf } from '#shared/query/list-page';
import { useSession } from '#shared/session/SessionProvider';
import { serviceListMessages } from '../messages/service-list.messages';
import { isFiltered, type ServiceFilters } from '../model/service-filters';
import { serviceQueries } from '../services.queries';
import { ServiceCard } from './ServiceCard';
import styles from './ServiceResults.module.css';

interface ServiceResultsProps {
  filters: ServiceFilters;
  onClear: () => void;
  /** Opens the form of a new one; left out for those who may not offer. */
  onAdd?: (() => void) | undefined;
}

/** Count, cards and what stands in their place (SVC-1). */
export function ServiceResults({ filters, onClear, onAdd }: ServiceResultsProps) {
  const text = useMessages(serviceListMessages);
  const { digits } = useLocale();
  const { isSignedIn } = useSession();
  const list = useInfiniteQuery({ ...serviceQueries.list(filters), enabled: isSignedIn });
  const services = rowsOf(list.data);

  const empty = isFiltered(filters) ? (
    <EmptyState drawing="search" title={text.empty} action={<Button onClick={onClear}>{text.clear}</Button>}>
      {text.nothingFound}
    </EmptyState>
  ) : (
    <EmptyState
      title={filters.isMine ? text.emptyOwn : text.empty}
      action={onAdd && <Button onClick={onAdd}>{text.add}</Button>}
    >
      {onAdd ? text.emptyForProviders : text.emptyHint}
    </EmptyState>
  );
  return (
    <section aria-label={text.title} className={styles.results}>
      <ListStates
        list={list}
        isEmpty={services.length === 0}
        skeleton={<PostingGridSkeleton label={text.loading} />}
        empty={empty}
        failed={text.loadFailed}
      >
        <p role="status" className={styles.count}>
          {text.count(list.data?.pages[0]?.total ?? 0, digits)}
        </p>
        <PostingGrid isOld={list.isPlaceholderData}>
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </PostingGrid>
      </ListStates>
    </section>
  );
}
