import { SelectField, useMessages } from '@masar/ui';
import { type RaRecord, useListContext } from 'react-admin';
import type { RecordColumn } from './column';
import styles from './RecordList.module.css';
import { recordsMessages } from './records.messages';

/** Sorting where there are no headings to press: on a phone. */
export function SortField<Row extends RaRecord>({ columns }: { columns: readonly RecordColumn<Row>[] }) {
  const text = useMessages(recordsMessages);
  const { sort, setSort } = useListContext<Row>();
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0) return null;
  return (
    <div className={styles.sort}>
      <SelectField
        label={text.sort}
        value={`${sort.field} ${sort.order}`}
        onChange={({ target: { value } }) => {
          const [field = '', order] = value.split(' ');
          setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
        }}
      >
        {sortable.flatMap(({ field, label }) => [
          <option key={`${field} ASC`} value={`${field} ASC`}>{`${label} ${text.rising}`}</option>,
          <option key={`${field} DESC`} value={`${field} DESC`}>{`${label} ${text.falling}`}</option>,
        ])}
      </SelectField>
    </div>
  );
}
