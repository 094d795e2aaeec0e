import { EmptyState, ErrorState, RowsSkeleton } from '@masar/ui';
import type { ReactNode } from 'react';
import { Pagination, type RaRecord, useListContext } from 'react-admin';

interface ListStatesProps<Row extends RaRecord> {
  text: {
    failedTitle: string;
    failedText: string;
    emptyTitle: string;
    emptyText: string;
    /** Said instead where no filter is to blame. */
    emptyYet?: string | undefined;
  };
  /** The rows, once there are any. */
  children: (rows: Row[]) => ReactNode;
}

/** A list while it loads, when it failed, when it is empty; below its rows the pages. */
export function ListStates<Row extends RaRecord>({ text, children }: ListStatesProps<Row>) {
  const { data, error, filterValues, isPending, refetch, total } = useListContext<Row>();
  if (error) {
    return (
      <ErrorState title={text.failedTitle} onRetry={() => void refetch()}>
        {text.failedText}
      </ErrorState>
    );
  }
  if (isPending) return <RowsSkeleton rows={6} />;
  if (!data?.length) {
    const isFiltered = Object.keys((filterValues as object | undefined) ?? {}).length > 0;
    const words = isFiltered ? text.emptyText : (text.emptyYet ?? text.emptyText);
    return <EmptyState title={text.emptyTitle}>{words}</EmptyState>;
  }
  return (
    <>
      {children(data)}
      {(total ?? 0) > 25 && <Pagination rowsPerPageOptions={[25, 50, 100]} />}
    </>
  );
}
