import { ErrorState, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { listStatesMessages } from './list-states.messages';
import styles from './ListStates.module.css';

interface ListStatesProps {
  /** The answer of `useInfiniteQuery`. */
  list: {
    data: object | undefined;
    error: unknown;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => Promise<unknown>;
    fetchNextPage: () => Promise<unknown>;
  };
  isEmpty: boolean;
  /** Stands in the place of the first rows while they load. */
  skeleton: ReactNode;
  /** Stands in the place of no rows. */
  empty: ReactNode;
  /** Title of the state in which nothing could be loaded. */
  failed: string;
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** A list that is loaded page by page, and what stands in its place: shapes, an error, nothing. */
export function ListStates({ list, isEmpty, skeleton, empty, failed, headingLevel = 2, children }: ListStatesProps) {
  const text = useMessages(listStatesMessages);
  const describe = useFailureText();
  if (!list.data && list.isError) {
    return (
      <ErrorState
        headingLevel={headingLevel}
        title={failed}
        retryLabel={text.retry}
        onRetry={() => void list.refetch()}
      >
        {describe(list.error)}
      </ErrorState>
    );
  }
  if (!list.data) return skeleton;
  if (isEmpty) return empty;
  return (
    <>
      {children}
      {list.isError && (
        <Alert severity="error" role="alert">
          {describe(list.error)}
        </Alert>
      )}
      {list.hasNextPage && (
        <Button
          variant="outlined"
          className={styles.more}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </>
  );
}
