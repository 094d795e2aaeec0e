import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CreateBase, useResourceContext } from 'react-admin';
import { PageHeading } from '../app/PageHeading';

interface RecordCreateProps {
  title: string;
  /** Names the way back to the list. */
  back: string;
  /** What comes after saving. */
  redirect?: 'list' | 'show' | 'edit';
  children: ReactNode;
}

/** A new record. */
export function RecordCreate({ title, back, redirect = 'show', children }: RecordCreateProps) {
  const resource = useResourceContext();
  return (
    <CreateBase redirect={redirect}>
      <PageHeading title={title} before={<Link to={`/${resource}`}>{back}</Link>} />
      {children}
    </CreateBase>
  );
}
