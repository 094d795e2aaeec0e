import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import { RelativeTime } from '#shared/time/RelativeTime';
import type { HealthCheck, PlatformStats } from '../admin-dashboard.queries';
import { adminDashboardMessages } from '../messages/admin-dashboard.messages';
import { StatCard } from './StatCard';
import styles from './StatCard.module.css';

const tones: Record<HealthCheck['state'], string> = { well: 'green', strained: 'yellow', failing: 'red' };

/** How the system is, in percent, and each part that was measured (DSH-4). */
export function HealthCard({ stats }: { stats: PlatformStats | undefined }) {
  const text = useMessages(adminDashboardMessages);
  const { format } = useLocale();
  return (
    <StatCard title={text.health} value={stats && format.percent(stats.systemHealth)}>
      {stats && (
        <>
          <p className={styles.note}>
            {text.uptime}{' '}
            <Isolated>{format.number(Number(stats.uptimePercent), { maximumFractionDigits: 2 })}%</Isolated>
            {' · '}
            {text.since}: <RelativeTime at={stats.upSince} />
          </p>
          <ul role="list" className={styles.checks}>
            {stats.healthChecks.map(({ name, state, value }) => (
              <li key={name} className={styles.check}>
                <span className={shell.inline8}>
                  <span className={styles.dot} data-tone={tones[state]} role="img" aria-label={text[state]} />
                  {text[name]}
                </span>
                <span>{text[`${name}Value`](format.number(value, { maximumFractionDigits: 1 }), value)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </StatCard>
  );
}
