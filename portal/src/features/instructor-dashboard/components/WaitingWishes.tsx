import { RowsSkeleton, shell } from '@masar/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { ListStates } from '#shared/list/ListStates';
import { type ListPage, rowsOf } from '#shared/query/list-page';
import styles from './CertificateReviews.module.css';

interface WaitingWishesProps<Wish extends { id: string }> {
  title: string;
  hint?: string;
  /** Title of the state in which nothing could be loaded. */
  failed: string;
  list: UseInfiniteQueryResult<InfiniteData<ListPage<Wish>>>;
  /** An item of the list. */
  children: (wish: Wish) => ReactNode;
}

/** What learners wish for and an instructor decides; nothing where none waits. */
export function WaitingWishes<Wish extends { id: string }>({
  title,
  hint,
  failed,
  list,
  children,
}: WaitingWishesProps<Wish>) {
  const heading = useId();
  const wishes = rowsOf(list.data);
  if (list.isPending || (list.data && wishes.length === 0)) return null;
  return (
    <section className={shell.stack16} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {hint && <p className={styles.facts}>{hint}</p>}
      <ListStates
        list={list}
        isEmpty={false}
        skeleton={<RowsSkeleton rows={1} />}
        empty={null}
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
