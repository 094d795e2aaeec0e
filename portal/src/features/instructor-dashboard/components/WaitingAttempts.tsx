import { RowsSkeleton, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListStates } from '#shared/list/ListStates';
import { rowsOf } from '#shared/query/list-page';
import { attemptRequestQueries } from '../attempt-requests.queries';
import { attemptRequestsMessages } from '../messages/attempt-requests.messages';
import { AttemptRequestRow } from './AttemptRequestRow';
import styles from './CertificateReviews.module.css';

/** Wishes for another attempt at a quiz that wait; nothing where there are none (EVD-2). */
export function WaitingAttempts() {
  const text = useMessages(attemptRequestsMessages);
  const list = useInfiniteQuery(attemptRequestQueries.list());
  const requests = rowsOf(list.data);
  if (list.isPending || (list.data && requests.length === 0)) return null;
  return (
    <section className={styles.reviews} aria-labelledby="attempt-requests">
      <h2 id="attempt-requests">{text.title}</h2>
      <ListStates
        list={list}
        isEmpty={false}
        skeleton={<RowsSkeleton rows={1} />}
        empty={null}
        failed={text.failed}
        headingLevel={3}
      >
        <ul role="list" className={styles.list}>
          {requests.map((request) => (
            <AttemptRequestRow key={request.id} request={request} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}
