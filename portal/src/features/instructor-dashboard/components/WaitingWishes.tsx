import { RowsSkeleton, shell } from '@masar/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ListStates } from '#shared/list/ListStates';
import { usePlaceInAddress } from '#shared/navigation/usePlaceInAddress';
import { type ListPage, rowsOf } from '#shared/query/list-page';
import styles from './CertificateReviews.module.css';

interface WaitingWishesProps<Wish extends { id: string }> {
  title: string;
  hint?: string;
  /** Title of the state in which nothing could be loaded. */
  failed: string;
  list: UseInfiniteQueryResult<InfiniteData<ListPage<Wish>>>;
  /** The name of its place in the address. */
  place: string;
  /** Said where none waits and somebody came to this place. */
  none?: string;
  /** An item of the list. */
  children: (wish: Wish) => ReactNode;
}

/** What learners wish for and an instructor decides; nothing where none waits. */
export function WaitingWishes<Wish extends { id: string }>({
  title,
  hint,
  failed,
  place,
  none,
  list,
  children,
}: WaitingWishesProps<Wish>) {
  const wishes = rowsOf(list.data);
  const isNamed = useLocation().hash === `#${place}`;
  const isEmpty = list.data !== undefined && wishes.length === 0;
  if (list.isPending || (isEmpty && !(none && isNamed))) return null;
  return (
    <section className={shell.stack16} aria-labelledby={place}>
      <PlacedHeading place={place}>{title}</PlacedHeading>
      {hint && <p className={styles.facts}>{hint}</p>}
      <ListStates
        list={list}
        isEmpty={isEmpty}
        skeleton={<RowsSkeleton rows={1} />}
        empty={<p className={styles.facts}>{none}</p>}
        failed={failed}
        headingLevel={3}
      >
        <ul role="list" className={`${shell.stack16} ${styles.list}`}>
          {wishes.map(children)}
        </ul>
      </ListStates>
    </section>
  );
}

function PlacedHeading({ place, children }: { place: string; children: string }) {
  return <h2 {...usePlaceInAddress(place)}>{children}</h2>;
}
