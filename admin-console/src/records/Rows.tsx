import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import { ListStates } from './ListStates';
import { useIsNarrow } from './useIsNarrow';

interface RowsProps<Row extends RaRecord> {
  text: { failedTitle: string; failedText: string; emptyTitle: string; emptyText: string };
  /** On wide screens. */
  table: ComponentType;
  /** On a phone. */
  cards: ComponentType<{ rows: Row[] }>;
}

/** Rows of a list that no dictionary tells, in all their states: loading, failed, empty, as cards or as a table. */
export function Rows<Row extends RaRecord>({ text, table: Table, cards: Cards }: RowsProps<Row>) {
  const isNarrow = useIsNarrow();
  return <ListStates<Row> text={text}>{(rows) => (isNarrow ? <Cards rows={rows} /> : <Table />)}</ListStates>;
}
