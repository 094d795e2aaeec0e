import {
  type ApplicationKind,
  type ApplicationStatus,
  applicationStatuses,
  serviceRequestStatuses,
} from '@masar/domain';
import { EmptyState, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { ListStates } from '#shared/list/ListStates';
import { rowsOf } from '#shared/query/list-page';
import styles from './ApplicantList.module.css';
import { ApplicantRow } from './ApplicantRow';
import { applicantsMessages } from './applicants.messages';
import { applicationWords } from './application-words.messages';
import { applicationQueries } from './applications.queries';

interface ApplicantListProps {
  kind: ApplicationKind;
  postingId: string;
}

/** Who applied to a posting and what is decided about them, for its poster and administrators (OPP-3). */
export function ApplicantList({ kind, postingId }: ApplicantListProps) {
  const text = useMessages(applicantsMessages);
  const words = useMessages(applicationWords);
  const { digits } = useLocale();
  const [status, setStatus] = useState<ApplicationStatus | ''>('');
  const states: readonly ApplicationStatus[] = kind === 'service' ? serviceRequestStatuses : applicationStatuses;
  const list = useInfiniteQuery(applicationQueries.ofPosting(kind, postingId, status));
  const title = kind === 'service' ? text.requests : text.applicants;
  const applications = rowsOf(list.data);
  return (
    <section className={shell.stack16} aria-labelledby="applicants">
      <div className={styles.head}>
        <div>
          <h2 id="applicants">{title}</h2>
          {list.data && !status && <p className={shell.note}>{text.count(list.data.pages[0]?.total ?? 0, digits)}</p>}
        </div>
        <div className={styles.filter}>
          <CompactSelect
            label={text.status}
            options={[{ value: '', label: text.all }, ...states.map((value) => ({ value, label: words[value] }))]}
            value={status}
            onChange={setStatus}
          />
        </div>
      </div>
      <ListStates
        list={list}
        isEmpty={applications.length === 0}
        skeleton={<RowsSkeleton rows={3} />}
        empty={
          <EmptyState headingLevel={3} title={status ? text.nothing : text.empty}>
            {!status && text.emptyHint}
          </EmptyState>
        }
        failed={text.loadFailed}
        headingLevel={3}
      >
        <ul role="list" className={`${shell.stack14} ${styles.list}`}>
          {applications.map((application) => (
            <ApplicantRow key={application.id} application={application} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}
