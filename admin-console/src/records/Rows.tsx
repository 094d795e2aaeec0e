import type { ComponentType } from 'react';
import { useMediaQuery, type Theme } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { ListStates } from './ListStates';

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
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down(tableFrom));
  return <ListStates<Row> text={text}>{(rows) => (isNarrow ? <Cards rows={rows} /> : <Table />)}</ListStates>;
}
