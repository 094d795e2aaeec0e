import { type ApplicationKind, applicationKinds, type ApplicationStatus, serviceRequestStatuses } from '@masar/domain';
import { ChipGroup, EmptyState, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { ListStates } from '#shared/list/ListStates';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { rowsOf } from '#shared/query/list-page';
import { useSession } from '#shared/session/SessionProvider';
import { applicationWords } from './application-words.messages';
import styles from './ApplicationListPage.module.css';
import { ApplicationRow } from './ApplicationRow';
import { applicationsMessages } from './applications.messages';
import { applicationQueries } from './applications.queries';
import { useLiveApplications } from './useLiveApplications';

interface ApplicationResultsProps {
  kind: ApplicationKind | '';
  status: ApplicationStatus | '';
  onClear: () => void;
}

/** The own applications and what stands in their place (OPP-3). */
function ApplicationResults({ kind, status, onClear }: ApplicationResultsProps) {
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
    <section aria-label={text.title} className={shell.stack14}>
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
        <p role="status" className={shell.note}>
          {text.count(list.data?.pages[0]?.total ?? 0, digits)}
        </p>
        <ul role="list" className={`${shell.stack14} ${shell.plainList}`}>
          {applications.map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}

/** Names of the kinds together. */
const plurals = { opportunity: 'opportunities', job: 'jobs', service: 'services' } as const;

/** /applications: what I applied to or asked for, of all kinds; the address keeps the filters (OPP-3). */
export default function ApplicationListPage() {
  const text = useMessages(applicationsMessages);
  const words = useMessages(applicationWords);
  const [address, setAddress] = useSearchParams();
  useLiveApplications();
  const kind: ApplicationKind | '' = applicationKinds.find((known) => known === address.get('kind')) ?? '';
  const status: ApplicationStatus | '' = serviceRequestStatuses.find((known) => known === address.get('status')) ?? '';
  const choose = (name: 'kind' | 'status', value: string) =>
    setAddress(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  return (
    <Page title={text.title} intro={text.intro}>
      <div className={shell.stack20}>
        <div className={styles.filters}>
          <div className={styles.chips}>
            <ChipGroup
              label={text.kind}
              options={[
                { value: '', label: text.all },
                ...applicationKinds.map((value) => ({ value, label: text[plurals[value]] })),
              ]}
              value={kind}
              onChange={(value) => choose('kind', value)}
            />
          </div>
          <div className={styles.status}>
            <CompactSelect
              label={text.status}
              options={[
                { value: '', label: text.allStates },
                ...serviceRequestStatuses.map((value) => ({ value, label: words[value] })),
              ]}
              value={status}
              onChange={(value) => choose('status', value)}
            />
          </div>
        </div>
        <ApplicationResults kind={kind} status={status} onClear={() => setAddress({}, { replace: true })} />
      </div>
    </Page>
  );
}
