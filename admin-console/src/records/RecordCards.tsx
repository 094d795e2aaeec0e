import { Card, shell } from '@masar/ui';
import type { ReactElement, ReactNode } from 'react';
import { BulkActionsToolbar, type RaRecord, useListContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RecordColumn } from './column';
import { ColumnValue } from './ColumnValue';
import styles from './RecordList.module.css';
import { addressOf } from './RecordTable';
import { useRowKeys } from './useRowKeys';

interface RecordCardsProps<Row extends RaRecord> {
  columns: readonly RecordColumn<Row>[];
  opens: 'show' | 'edit' | false;
  rows: readonly Row[];
  /** Buttons for the records that are ticked; without them none can be. */
  bulk: ReactElement | false;
  decision?: ((row: Row) => ReactNode) | undefined;
}

/** The list on a phone: a card for each record, its other facts as pairs. */
export function RecordCards<Row extends RaRecord>({ columns, opens, rows, bulk, decision }: RecordCardsProps<Row>) {
  const resource = useResourceContext();
  const list = useRowKeys<HTMLUListElement>();
  const [name, ...facts] = columns;
  return (
    <>
      {bulk && (
        <div className={styles.bulk}>
          <BulkActionsToolbar>{bulk}</BulkActionsToolbar>
        </div>
      )}
      <ul ref={list} className={`${shell.stack12} ${styles.cards}`} role="list">
        {rows.map((row) => (
          <Card as="li" key={row.id}>
            <div className={styles.cardHead}>
              {opens ? (
                <Link data-record id={nameIdOf(row)} className={styles.cardName} to={addressOf(resource!, row, opens)}>
                  <ColumnValue column={name!} row={row} />
                </Link>
              ) : (
                <span id={nameIdOf(row)} className={styles.cardName}>
                  <ColumnValue column={name!} row={row} />
                </span>
              )}
              {bulk && <Tick row={row} />}
            </div>
            <dl className={styles.facts}>
              {facts.map((column) => (
                <div key={column.field}>
                  <dt>{column.label}</dt>
                  <dd>
                    <ColumnValue column={column} row={row} />
                  </dd>
                </div>
              ))}
            </dl>
            {decision?.(row)}
          </Card>
        ))}
      </ul>
    </>
  );
}

const nameIdOf = ({ id }: RaRecord): string => `record-${id}`;

/** Chooses a record for the buttons above the cards; it is called as the record is. */
function Tick({ row }: { row: RaRecord }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-labelledby={nameIdOf(row)}
        checked={selectedIds.includes(row.id)}
        onChange={() => onToggleItem(row.id)}
      />
    </label>
  );
}
