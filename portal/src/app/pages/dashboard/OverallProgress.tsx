import { Card, ProgressBar, Skeleton, useLocale, useMessages } from '@masar/ui';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { dashboardMessages } from './dashboard.messages';
import { dashboardQueries } from './dashboard.queries';
import styles from './DashboardPage.module.css';

/** The mean progress over all enrolments (ENR-4). Nothing while the figures above report a failure. */
export function OverallProgress() {
  const text = useMessages(dashboardMessages);
  const { format } = useLocale();
  const { data, isError } = useSignedInQuery(dashboardQueries.mine());
  if (isError) return null;
  return (
    <Card as="section" className={styles.progress} aria-labelledby="dashboard-progress">
      <div className={styles.progressHead}>
        <h2 id="dashboard-progress">{text.progress}</h2>
        {data && <strong>{format.percent(Number(data.overallProgress))}</strong>}
      </div>
      {data ? <ProgressBar percent={data.overallProgress} label={text.progress} /> : <Skeleton height="8px" />}
      <p>{data?.enrollments === 0 ? text.progressNone : text.progressHint}</p>
    </Card>
  );
}
