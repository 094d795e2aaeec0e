import { type HoursStatus, hoursStatuses } from '@masar/domain';
import { EmptyState, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { ListStates } from '#shared/list/ListStates';
import { rowsOf } from '#shared/query/list-page';
import { hoursQueries } from '#subjects/volunteering/hours.queries';
import { hoursWords } from '#subjects/volunteering/hours-words.messages';
import { hoursListMessages } from './hours-list.messages';
import styles from './HoursList.module.css';
import { HoursRow } from './HoursRow';

/** What volunteers logged for an opportunity, for its poster and administrators; what waits is shown first (DSH-3). */
export function HoursList({ opportunityId }: { opportunityId: string }) {
  const text = useMessages(hoursListMessages);
  const words = useMessages(hoursWords);
  const { digits } = useLocale();
  const [status, setStatus] = useState<HoursStatus | ''>('logged');
  const list = useInfiniteQuery(hoursQueries.ofOpportunity(opportunityId, status));
  const entries = rowsOf(list.data);
  return (
    <section className={shell.stack16} aria-labelledby="volunteer-hours">
      <div className={`${shell.row} ${styles.head}`}>
        <div>
          <h2 id="volunteer-hours">{text.title}</h2>
          {list.data && status === 'logged' && (
            <p className={styles.count}>{text.waiting(list.data.pages[0]?.total ?? 0, digits)}</p>
          )}
        </div>
        <div className={styles.filter}>
          <CompactSelect
            label={text.show}
            options={[
              ...hoursStatuses.map((value) => ({ value, label: words[value] })),
              { value: '', label: text.all },
            ]}
            value={status}
            onChange={setStatus}
          />
        </div>
      </div>
      <ListStates
        list={list}
        isEmpty={entries.length === 0}
        skeleton={<RowsSkeleton rows={2} />}
        empty={
          status === 'logged' ? (
            <p className={styles.count}>{text.emptyHint}</p>
          ) : (
            <EmptyState headingLevel={3} title={text.empty}>
              {text.emptyHint}
            </EmptyState>
          )
        }
        failed={text.failed}
        headingLevel={3}
      >
        <ul role="list" className={shell.stack12}>
          {entries.map((entry) => (
            <HoursRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}
