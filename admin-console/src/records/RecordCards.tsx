import { Link } from 'react-router-dom';
import { useResourceContext, type RaRecord } from 'react-admin';
import { Card } from '@masar/ui';
import type { RecordColumn } from './column';
import { ColumnValue } from './ColumnValue';
import styles from './RecordList.module.css';
import { addressOf } from './RecordTable';

interface RecordCardsProps<Row extends RaRecord> {
  columns: readonly RecordColumn<Row>[];
  opens: 'show' | 'edit' | false;
  rows: readonly Row[];
}

/** The list on a phone: a card for each record, its other facts as pairs. */
export function RecordCards<Row extends RaRecord>({ columns, opens, rows }: RecordCardsProps<Row>) {
  const resource = useResourceContext();
  const [name, ...facts] = columns;
  return (
    <ul className={styles.cards} role="list">
      {rows.map((row) => (
        <Card as="li" key={row.id}>
          {opens ? (
            <Link className={styles.cardName} to={addressOf(resource!, row, opens)}>
              <ColumnValue column={name!} row={row} />
            </Link>
          ) : (
            <span className={styles.cardName}>
              <ColumnValue column={name!} row={row} />
            </span>
          )}
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
        </Card>
      ))}
    </ul>
  );
}
