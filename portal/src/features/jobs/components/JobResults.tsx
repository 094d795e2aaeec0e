import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, EmptyState, ErrorState, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { useSession } from '#shared/session/SessionProvider';
import { jobQueries } from '../jobs.queries';
import { jobListMessages } from '../messages/job-list.messages';
import { isFiltered, type JobFilters } from '../model/job-filters';
import { JobCard } from './JobCard';
import { JobSkeletons } from './JobSkeletons';
import grid from './JobGrid.module.css';
import styles from './JobResults.module.css';

interface JobResultsProps {
  filters: JobFilters;
  onClear: () => void;
  onPost: () => void;
}

function NoJobs({ filters, onClear, onPost }: JobResultsProps) {
  const text = useMessages(jobListMessages);
  const { search, employmentType, governorate } = filters;
  if (filters.isMine && !search && !employmentType && !governorate) {
    return (
      <EmptyState headingLevel={3} title={text.noneOfMine} action={<Button onClick={onPost}>{text.post}</Button>}>
        {text.noneOfMineHint}
      </EmptyState>
    );
  }
  if (isFiltered(filters)) {
    return (
      <EmptyState
        headingLevel={3}
        drawing="search"
        title={text.nothingFound}
        action={<Button onClick={onClear}>{text.clearFilters}</Button>}
      >
        {text.nothingFoundHint}
      </EmptyState>
    );
  }
  const action = <ButtonLink to={paths.courses.href()}>{text.browse}</ButtonLink>;
  return (
    <EmptyState headingLevel={3} title={text.empty} action={action}>
      {text.emptyHint}
    </EmptyState>
  );
}

/** Count, cards and what stands in their place: shapes, nothing found, an error (JOB-1). */
export function JobResults(props: JobResultsProps) {
  const text = useMessages(jobListMessages);
  const { language, digits } = useLocale();
  const { isSignedIn } = useSession();
  const describe = useFailureText();
  const list = useInfiniteQuery({ ...jobQueries.list(props.filters, language), enabled: isSignedIn });

  if (list.isPending) return <JobSkeletons count={6} />;
  if (list.isError) {
    return (
      <ErrorState headingLevel={3} title={text.loadFailed} onRetry={() => void list.refetch()} retryLabel={text.retry}>
        {describe(list.error)}
      </ErrorState>
    );
  }
  const jobs = list.data.pages.flatMap((page) => page.jobs);
  return (
    <div className={styles.results}>
      <p role="status" className={styles.count}>
        {text.count(list.data.pages[0]?.total ?? 0, digits)}
      </p>
      {jobs.length === 0 ? (
        <NoJobs {...props} />
      ) : (
        <ul role="list" className={grid.grid} aria-busy={list.isPlaceholderData || undefined}>
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </ul>
      )}
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
    </div>
  );
}
