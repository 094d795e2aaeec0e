import { textDirection } from '@masar/i18n';
import { Avatar, Isolated, RowsSkeleton, shell, useMessages } from '@masar/ui';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { ListStates } from '#shared/list/ListStates';
import { listPageOf, rowsOf, walkingPages } from '#shared/query/list-page';
import { RelativeTime } from '#shared/time/RelativeTime';
import { Stars } from '#subjects/rating/Stars';
import { postingQueries } from '../postings.queries';
import type { Service, ServiceRating } from './service.kind';
import { serviceMessages } from './service.messages';
import styles from './ServiceRatings.module.css';

const PAGE_SIZE = 10;

const ratingsOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...postingQueries.all('service'), 'ratings', id],
    queryFn: ({ pageParam }) => {
      const query = { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) };
      return listPageOf(api.GET('/api/services/{id}/ratings', { params: { path: { id }, query } }));
    },
    ...walkingPages,
  });

function RatingRow({ rating }: { rating: ServiceRating }) {
  const text = useMessages(serviceMessages);
  const name = rating.customerName ?? text.formerMember;
  return (
    <li className={styles.row}>
      <Avatar name={name} size="small" />
      <div className={styles.words}>
        <p className={`${shell.line} ${styles.head}`}>
          <strong>
            <Isolated>{name}</Isolated>
          </strong>
          <Stars count={rating.rating} />
          <span className={styles.when}>
            <RelativeTime at={rating.createdAt} />
          </span>
        </p>
        {rating.text && <p dir={textDirection(rating.text)}>{rating.text}</p>}
      </div>
    </li>
  );
}

/** What customers thought of a service, the latest first (SVC-2). */
export function ServiceRatings({ posting }: { posting: Pick<Service, 'id'> }) {
  const text = useMessages(serviceMessages);
  const list = useInfiniteQuery(ratingsOf(posting.id));
  const ratings = rowsOf(list.data);
  return (
    <section className={`${shell.stack12} ${styles.ratings}`} aria-labelledby="service-ratings">
      <h2 id="service-ratings">{text.ratingsTitle}</h2>
      <ListStates
        list={list}
        isEmpty={ratings.length === 0}
        skeleton={<RowsSkeleton rows={2} />}
        empty={
          <p className={styles.none}>
            {text.noRatings}. {text.noRatingsHint}
          </p>
        }
        failed={text.ratingsFailed}
        headingLevel={3}
      >
        <ul role="list" className={`${shell.stack12} ${shell.plainList}`}>
          {ratings.map((rating) => (
            <RatingRow key={rating.id} rating={rating} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}
