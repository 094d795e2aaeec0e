import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListBase, useListContext, useResourceContext, type RaRecord, type SortPayload } from 'react-admin';
import { buttonClass, ChevronDownIcon, PlusIcon, useLocale, useMessages } from '@masar/ui';
import { PageHeading } from '../app/PageHeading';
import { ListStates } from '../lists/ListStates';
import type { RecordColumn } from './column';
import { ExportButton } from './ExportButton';
import { RecordCards } from './RecordCards';
import styles from './RecordList.module.css';
import { recordsMessages } from './records.messages';
import { RecordTable } from './RecordTable';
import { SortField } from './SortField';
import { useIsNarrow } from './useIsNarrow';

interface RecordListProps<Row extends RaRecord> {
  title: string;
  intro?: ReactNode;
  /** The first one names the record. */
  columns: readonly RecordColumn<Row>[];
  sort: SortPayload;
  /** `WordsFilter`, `ChoiceFilter`, `DaysFilter`, `ReferenceFilter`. */
  filters?: ReactNode;
  filterDefaults?: Record<string, unknown>;
  /** What an empty list says, where that is news of its own. */
  empty?: { emptyTitle: string; emptyText: string };
  /** What a row opens. */
  opens?: 'show' | 'edit' | false;
  /** Names the way to a new record. */
  add?: string;
  /** Further buttons beside exporting. */
  actions?: ReactNode;
  /** Buttons for the rows that are ticked. */
  bulk?: ReactElement | false;
}

/** A list of the console: filters, sorting, pages, export; a table on wide screens and cards on a phone (CON-1). */
export function RecordList<Row extends RaRecord>(props: RecordListProps<Row>) {
  const { title, intro, columns, sort, filters, filterDefaults, opens = 'show', bulk = false } = props;
  const text = useMessages(recordsMessages);
  const shown = columns.filter(({ isOnlyExported }) => !isOnlyExported);
  const isNarrow = useIsNarrow();
  return (
    <ListBase filterDefaultValues={filterDefaults} sort={sort} perPage={25}>
      <PageHeading title={title} />
      {intro && <p className={styles.intro}>{intro}</p>}
      {filters && <Filters isFolded={isNarrow}>{filters}</Filters>}
      <Tools add={props.add} actions={props.actions} columns={columns} />
      {isNarrow && <SortField columns={shown} />}
      <ListStates<Row> text={props.empty ? { ...text, ...props.empty, emptyYet: undefined } : text}>
        {(rows) =>
          isNarrow ? (
            <RecordCards columns={shown} opens={opens} rows={rows} bulk={bulk} />
          ) : (
            <RecordTable columns={shown} opens={opens} bulk={bulk} />
          )
        }
      </ListStates>
    </ListBase>
  );
}

/** Folded on a phone, so that the list begins on the first screen. */
function Filters({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const text = useMessages(recordsMessages);
  const fields = (
    <div role="search" aria-label={text.filters} className={styles.filters}>
      {children}
    </div>
  );
  if (!isFolded) return fields;
  return (
    <details className={styles.folded}>
      <summary>
        {text.filters}
        <ChevronDownIcon className={styles.fold} />
      </summary>
      {fields}
    </details>
  );
}

function Tools<Row extends RaRecord>({
  add,
  actions,
  columns,
}: Pick<RecordListProps<Row>, 'add' | 'actions' | 'columns'>) {
  const text = useMessages(recordsMessages);
  const { format } = useLocale();
  const resource = useResourceContext();
  const { total } = useListContext<Row>();
  return (
    <div className={styles.tools}>
      <p className={styles.total} role="status">
        {total !== undefined && text.total(format.number(total))}
      </p>
      {actions}
      <ExportButton columns={columns} />
      {add && (
        <Link to={`/${resource}/create`} className={buttonClass()}>
          <PlusIcon />
          {add}
        </Link>
      )}
    </div>
  );
}
