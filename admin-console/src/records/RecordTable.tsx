import { Card } from '@masar/ui';
import type { ReactElement, ReactNode } from 'react';
import { DataTable, type RaRecord, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RecordColumn } from './column';
import { ColumnValue } from './ColumnValue';
import styles from './RecordList.module.css';
import { useRowKeys } from './useRowKeys';

interface RecordTableProps<Row extends RaRecord> {
  columns: readonly RecordColumn<Row>[];
  opens: 'show' | 'edit' | false;
  bulk: ReactElement | false;
  /** Buttons at the end of each row. */
  decision?: ((row: Row) => ReactNode) | undefined;
}

/** The list on a wide screen. The first column is a link, so that rows open by keyboard too; j and k go from row to row. */
export function RecordTable<Row extends RaRecord>({ columns, opens, bulk, decision }: RecordTableProps<Row>) {
  const resource = useResourceContext();
  const list = useRowKeys<HTMLDivElement>();
  const Column = DataTable.Col<Row>;
  return (
    <Card padded={false} className={styles.table}>
      <div ref={list}>
        <DataTable<Row> bulkActionButtons={bulk} rowClick={opens} size="medium">
          {columns.map((column, index) => (
            <Column
              key={column.field}
              source={column.field as never}
              label={column.label}
              disableSort={!column.isSortable}
              render={(row) =>
                index === 0 && opens ? (
                  <Link data-record className={styles.name} to={addressOf(resource!, row, opens)}>
                    <ColumnValue column={column} row={row} />
                  </Link>
                ) : (
                  <ColumnValue column={column} row={row} />
                )
              }
            />
          ))}
          {decision && <Column label="" disableSort render={decision} />}
        </DataTable>
      </div>
    </Card>
  );
}

/** Where a record is read or changed, within the console. */
export const addressOf = (resource: string, { id }: RaRecord, opens: 'show' | 'edit'): string =>
  `/${resource}/${encodeURIComponent(id)}${opens === 'show' ? '/show' : ''}`;
