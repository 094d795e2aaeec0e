import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApplicationKind, ApplicationStatus } from '@masar/domain';
import { Button, EmptyState, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { applicationQueries } from '#shared/applications/applications.queries';
import { ListStates } from '#shared/list/ListStates';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { rowsOf } from '#shared/query/list-page';
import { useSession } from '#shared/session/SessionProvider';
import { applicationsMessages } from '../messages/applications.messages';
import { ApplicationRow } from './ApplicationRow';
import styles from './ApplicationResults.module.css';

interface ApplicationResultsProps {
  kind: ApplicationKind | '';
  status: ApplicationStatus | '';
  onClear: () => void;
}

/** The own applications and what stands in their place (OPP-3). */
export function ApplicationResults({ kind, status, onClear }: ApplicationResultsProps) {
  const text = useMessages(applicationsMessages);
  const { digits } = useLocale();
  const { isSignedIn } = useSession();
  const list = useInfiniteQuery({ ...applicationQueries.mine({ kind, status }), enabled: isSignedIn });
  const applications = rowsOf(list.data);
  const empty =
    kind || status ? (
      <EmptyState drawing="search" title={text.nothing} action={<Button onClick={onClear}>{text.clear}</Button>}>
        {text.nothingHint}
      </EmptyState>
    ) : (
      <EmptyState
        title={text.empty}
        action={
          <>
            <ButtonLink to={paths.opportunities.href()}>{text.browse}</ButtonLink>
            <ButtonLink to={paths.services.href()} variant="secondary">
              {text.browseServices}
            </ButtonLink>
          </>
        }
      >
        {text.emptyHint}
      </EmptyState>
    );
  return (
    <section aria-label={text.title} className={styles.results}>
      <ListStates
        list={list}
        isEmpty={applications.length === 0}
        skeleton={
          <div role="status">
            <span className="visually-hidden">{text.loading}</span>
            <RowsSkeleton rows={5} />
          </div>
        }
        empty={empty}
        failed={text.loadFailed}
      >
        <p role="status" className={styles.count}>
          {text.count(list.data?.pages[0]?.total ?? 0, digits)}
        </p>
        <ul role="list" className={styles.list}>
          {applications.map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}
