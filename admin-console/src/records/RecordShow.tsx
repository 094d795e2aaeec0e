import { buttonClass, Card, ErrorState, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { type RaRecord, ShowBase, useResourceContext, useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeading, type Title } from '../page/PageHeading';
import { Facts } from './Facts';
import { factsOf } from './fields/facts';
import type { Fields } from './fields/field';
import { LongTexts } from './fields/LongTexts';
import { HistoryLink } from './HistoryLink';
import styles from './RecordPage.module.css';
import { recordsMessages } from './records.messages';

interface RecordShowProps<Row extends RaRecord> {
  /** Names the way back to the list. */
  back: string;
  title: (record: Row) => Title;
  /** The dictionary of the resource, of which the facts are. */
  fields: Fields<Row>;
  /** Whether there is a screen for changing it. */
  isEditable?: boolean | ((record: Row) => boolean);
  /** Whether the audit log tells of it; everything but the log itself. */
  hasHistory?: boolean;
  /** Buttons of this record. */
  actions?: (record: Row) => ReactNode;
  /** Below the facts. */
  children?: (record: Row) => ReactNode;
}

/** One record: what is known about it, what can be done, and its history (CON-1). */
export function RecordShow<Row extends RaRecord>(props: RecordShowProps<Row>) {
  return (
    <ShowBase>
      <RecordPage {...props} />
    </ShowBase>
  );
}

function RecordPage<Row extends RaRecord>({
  back,
  title,
  fields,
  isEditable = false,
  hasHistory = true,
  actions,
  children,
}: RecordShowProps<Row>) {
  const text = useMessages(recordsMessages);
  const locale = useLocale();
  const resource = useResourceContext();
  const { record, error, refetch } = useShowContext<Row>();
  if (error && !record) {
    return (
      <ErrorState title={text.failedTitle} headingLevel={1} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!record) return <RowsSkeleton rows={4} />;
  return (
    <>
      <PageHeading title={title(record)} before={<Link to={`/${resource}`}>{back}</Link>} />
      <div className={`${shell.stack20} ${styles.page}`}>
        <Card>
          <Facts facts={factsOf(fields, record, locale)} />
          <div className={styles.actions}>
            {(typeof isEditable === 'function' ? isEditable(record) : isEditable) && (
              <Link className={buttonClass()} to={`/${resource}/${encodeURIComponent(record.id)}`}>
                {text.edit}
              </Link>
            )}
            {actions?.(record)}
            {hasHistory && <HistoryLink id={String(record.id)} />}
          </div>
        </Card>
        <LongTexts fields={fields} row={record} />
        {children?.(record)}
      </div>
    </>
  );
}
