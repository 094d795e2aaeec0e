import type { ComponentType } from 'react';
import { useMediaQuery, type Theme } from '@mui/material';
import { Pagination, useListContext, type RaRecord } from 'react-admin';
import { EmptyState, ErrorState, RowsSkeleton } from '@masar/ui';

interface RowsProps<Row extends RaRecord> {
  text: { failedTitle: string; failedText: string; emptyTitle: string; emptyText: string };
  /** On wide screens. */
  table: ComponentType;
  /** How wide: many columns need a large one. */
  tableFrom?: 'md' | 'lg';
  /** On a phone. */
  cards: ComponentType<{ rows: Row[] }>;
}

/** The rows of a list in all its states: loading, failed, empty, as cards or as a table. */
export function Rows<Row extends RaRecord>({ text, table: Table, tableFrom = 'md', cards: Cards }: RowsProps<Row>) {
  const { data, error, isPending, refetch, total } = useListContext<Row>();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down(tableFrom));
  if (error) {
    return (
      <ErrorState title={text.failedTitle} onRetry={() => void refetch()}>
        {text.failedText}
      </ErrorState>
    );
  }
  if (isPending) return <RowsSkeleton rows={6} />;
  if (!data?.length) return <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>;
  return (
    <>
      {isNarrow ? <Cards rows={data} /> : <Table />}
      {(total ?? 0) > 25 && <Pagination rowsPerPageOptions={[25, 50, 100]} />}
    </>
  );
}
