import { Isolated, ProgressBar, useLocale, useMessages } from '@masar/ui';
import type { PlatformStats } from '../admin-dashboard.queries';
import { adminDashboardMessages } from '../messages/admin-dashboard.messages';
import { StatCard } from './StatCard';
import styles from './StatCard.module.css';

/** How many enrolments there are, and the share that was completed. */
export function CompletionCard({ stats }: { stats: PlatformStats | undefined }) {
  const text = useMessages(adminDashboardMessages);
  const { digits, format } = useLocale();
  const percent = stats?.totalEnrollments ? (100 * stats.completedEnrollments) / stats.totalEnrollments : 0;
  return (
    <StatCard title={text.enrollments} value={stats && format.number(stats.totalEnrollments)}>
      {stats && (
        <>
          <ProgressBar percent={percent} label={text.completion} />
          <p className={styles.note}>
            {text.enrolledOf(format.number(stats.completedEnrollments), stats.totalEnrollments, digits)}
            {' · '}
            <Isolated>{format.percent(percent)}</Isolated>
          </p>
        </>
      )}
    </StatCard>
  );
}
