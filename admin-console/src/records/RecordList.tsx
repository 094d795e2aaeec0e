import { buttonClass, ChevronDownIcon, PlusIcon, useLocale, useMessages } from '@masar/ui';
import type { ReactElement, ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload, useListContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeading } from '../page/PageHeading';
import type { RecordColumn } from './column';
import { ExportButton } from './ExportButton';
import { columnsOf } from './fields/columns';
import type { Fields } from './fields/field';
import { FieldFilters } from './fields/FieldFilters';
import { WordsFilter } from './filters';
import { ListStates } from './ListStates';
import { RecordCards } from './RecordCards';
import styles from './RecordList.module.css';
import { recordsMessages } from './records.messages';
import { RecordTable } from './RecordTable';
import { SortField } from './SortField';
import { useIsNarrow } from './useIsNarrow';

interface RecordListProps<Row extends RaRecord> {
  title: string;
  intro?: ReactNode;
  /** The dictionary of the resource: columns, filters and exports; the first column names the record. */
  fields: Fields<Row>;
  sort: SortPayload;
  /** Names the search, where the list has one. */
  search?: string;
  /** Of what is searched by parts that read from left to right in both languages. */
  searchDirection?: 'ltr';
  filterDefaults?: Record<string, unknown>;
  /** Which of the rows it is about, above everything. */
  statuses?: ReactNode;
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
  /** Buttons at the end of each row. */
  decision?: (row: Row) => ReactNode;
}

/** A list of the console: filters, sorting, pages, export; a table on wide screens and cards on a phone (CON-1). */
export function RecordList<Row extends RaRecord>(props: RecordListProps<Row>) {
  const { title, intro, fields, sort, filterDefaults, opens = 'show', bulk = false } = props;
  const text = useMessages(recordsMessages);
  const columns = columnsOf(fields, useLocale());
  const shown = columns.filter(({ isOnlyExported }) => !isOnlyExported);
  const isNarrow = useIsNarrow();
  return (
    <ListBase filterDefaultValues={filterDefaults} sort={sort} perPage={25}>
      <PageHeading title={title} />
      {intro && <p className={styles.intro}>{intro}</p>}
      {props.statuses}
      <ListFilters {...props} isFolded={isNarrow} />
      <Tools add={props.add} actions={props.actions} exported={columns} />
      {isNarrow && <SortField columns={shown} />}
      <ListStates<Row> text={props.empty ? { ...text, ...props.empty, emptyYet: undefined } : text}>
        {(rows) =>
          isNarrow ? (
            <RecordCards columns={shown} opens={opens} rows={rows} bulk={bulk} decision={props.decision} />
          ) : (
            <RecordTable columns={shown} opens={opens} bulk={bulk} decision={props.decision} />
          )
        }
      </ListStates>
    </ListBase>
  );
}

/** Folded on a phone, so that the list begins on the first screen. */
function ListFilters<Row extends RaRecord>({
  fields,
  search,
  searchDirection,
  isFolded,
}: RecordListProps<Row> & { isFolded: boolean }) {
  const text = useMessages(recordsMessages);
  const hasOwn = Object.values(fields).some(({ filter }) => filter);
  if (!search && !hasOwn) return null;
  const controls = (
    <div role="search" aria-label={text.filters} className={styles.filters}>
      {search && <WordsFilter label={search} {...(searchDirection && { dir: searchDirection })} />}
      <FieldFilters fields={fields} />
    </div>
  );
  // A search alone is found at once.
  if (!isFolded || !hasOwn) return controls;
  return (
    <details className={styles.folded}>
      <summary>
        {text.filters}
        <ChevronDownIcon className={styles.fold} />
      </summary>
      {controls}
    </details>
  );
}

interface ToolsProps<Row extends RaRecord> extends Pick<RecordListProps<Row>, 'add' | 'actions'> {
  /** The columns of a file, where there is one. */
  exported: readonly RecordColumn<Row>[];
}

function Tools<Row extends RaRecord>({ add, actions, exported }: ToolsProps<Row>) {
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
      <ExportButton columns={exported} />
      {add && (
        <Link to={`/${resource}/create`} className={buttonClass()}>
          <PlusIcon />
          {add}
        </Link>
      )}
    </div>
  );
}
