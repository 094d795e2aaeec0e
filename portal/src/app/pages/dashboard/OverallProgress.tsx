import { ProgressBar, useLocale, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { dashboardMessages } from './dashboard.messages';
import type { Dashboard } from './dashboard.queries';
import styles from './DashboardPage.module.css';

/** The mean progress over all enrolments (ENR-4). */
export function OverallProgress({ figures: { overallProgress } }: { figures: Dashboard }) {
  const text = useMessages(dashboardMessages);
  const { format } = useLocale();
  return (
    <Card component="section" className={styles.progress} aria-labelledby="dashboard-progress">
      <div className={styles.progressHead}>
        <h2 id="dashboard-progress">{text.progress}</h2>
        <strong>{format.percent(Number(overallProgress))}</strong>
      </div>
      <ProgressBar percent={overallProgress} label={text.progress} />
      <p>{text.progressHint}</p>
    </Card>
  );
}
