import { ErrorState, shell } from '@masar/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import styles from './TabSection.module.css';

interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

interface TabSectionProps<Data> {
  heading: string;
  hint: string;
  /** Leads to all of what the tab shows some of. */
  more?: { to: string; text: string };
  query: Query<Data>;
  /** Stands in the place of what loads, in its shape. */
  skeleton: ReactNode;
  /** Title of the state in which nothing could be loaded. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What one tab shows: heading, way to more, and the answer of its call or what stands in its place. */
export function TabSection<Data>({ heading, hint, more, query, skeleton, failed, children }: TabSectionProps<Data>) {
  const id = useId();
  const describe = useFailureText();
  const { data } = query;
  return (
    <section className={shell.stack20} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{heading}</h2>
          <p className={styles.hint}>{hint}</p>
        </div>
        {more && (
          <Link to={more.to} className={shell.thumbLink}>
            {more.text}
          </Link>
        )}
      </div>
      {data !== undefined && children(data)}
      {data === undefined && query.isError && (
        <ErrorState title={failed} headingLevel={3} onRetry={() => void query.refetch()}>
          {describe(query.error)}
        </ErrorState>
      )}
      {data === undefined && !query.isError && skeleton}
    </section>
  );
}
