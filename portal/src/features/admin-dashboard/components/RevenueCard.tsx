import { useLocale, useMessages } from '@masar/ui';
import type { PlatformStats } from '../admin-dashboard.queries';
import { adminDashboardMessages } from '../messages/admin-dashboard.messages';
import { StatCard } from './StatCard';
import styles from './StatCard.module.css';

/** What learners paid, and how the last 30 days compare with the 30 before. */
export function RevenueCard({ stats }: { stats: PlatformStats | undefined }) {
  const text = useMessages(adminDashboardMessages);
  const { format } = useLocale();
  const growth = stats?.monthlyGrowth;
  const change = Number(growth ?? 0);
  const percent = format.number(Math.abs(change), { maximumFractionDigits: 1 });
  return (
    <StatCard title={text.revenue} value={stats && format.price(Number(stats.revenue))}>
      {stats &&
        (growth ? (
          <p className={styles.trend} data-tone={change < 0 ? 'red' : 'green'}>
            {change < 0 ? text.shrank(percent) : text.grew(percent)}
          </p>
        ) : (
          <p className={styles.note}>{text.noGrowth}</p>
        ))}
    </StatCard>
  );
}
