import { ErrorState, RowsSkeleton } from '@masar/ui';
import type { ReactNode } from 'react';
import styles from './IntroducedPage.module.css';
import { PageHeading } from './PageHeading';

interface IntroducedPageProps<Data> {
  title: string;
  intro: string;
  /** Stands above what is loaded, whatever becomes of it. */
  tools?: ReactNode;
  failedTitle: string;
  /** As many lines as people will probably see. */
  rows: number;
  query: { data?: Data | undefined; error: Error | null; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** A screen that says what it is for, then shows what is loaded, that it loads or that it failed. */
export function IntroducedPage<Data>({
  title,
  intro,
  tools,
  failedTitle,
  rows,
  query: { data, error, refetch },
  children,
}: IntroducedPageProps<Data>) {
  return (
    <>
      <PageHeading title={title} />
      <p className={styles.intro}>{intro}</p>
      {tools && <div className={styles.tools}>{tools}</div>}
      {error ? (
        <ErrorState title={failedTitle} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : data === undefined ? (
        <RowsSkeleton rows={rows} />
      ) : (
        children(data)
      )}
    </>
  );
}
