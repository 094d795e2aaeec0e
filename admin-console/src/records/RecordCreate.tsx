import type { ReactNode } from 'react';
import { CreateBase, type RaRecord, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeading } from '../page/PageHeading';
import type { Fields } from './fields/field';
import { RecordForm } from './RecordForm';

interface RecordCreateProps<Row extends RaRecord> {
  title: string;
  /** Names the way back to the list. */
  back: string;
  /** Where that way leads; the list unless said otherwise. */
  backTo?: string;
  /** What comes after saving. */
  redirect?: 'list' | 'show' | 'edit' | (() => string);
  /** The dictionary of the resource, of which the form is made. */
  fields?: Fields<Row>;
  /** The record before anything is typed. */
  defaultValues?: Record<string, unknown> | undefined;
  /** What is sent instead of what the form holds. */
  transform?: (data: Row) => object;
  /** A form of one's own. */
  children?: ReactNode;
}

/** A new record. */
export function RecordCreate<Row extends RaRecord>(props: RecordCreateProps<Row>) {
  const { title, back, backTo, redirect = 'show', fields, defaultValues, transform, children } = props;
  const resource = useResourceContext();
  return (
    <CreateBase redirect={redirect} {...(transform && { transform: transform as never })}>
      <PageHeading title={title} before={<Link to={backTo ?? `/${resource}`}>{back}</Link>} />
      {children ?? <RecordForm {...(fields && { fields })} isNew defaultValues={defaultValues} />}
    </CreateBase>
  );
}
