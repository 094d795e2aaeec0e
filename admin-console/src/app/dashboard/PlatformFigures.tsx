import { ErrorState, shell, Skeleton, StatTile, useLocale, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { dashboardMessages } from './dashboard.messages';
import styles from './Dashboard.module.css';
import { platformQueries } from './platform-queries';

/** What the platform came to. */
export function PlatformFigures() {
  const text = useMessages(dashboardMessages);
  const { format } = useLocale();
  const { data, isError, refetch } = useQuery(platformQueries.stats);
  if (isError) return <ErrorState title={text.failed} headingLevel={3} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="110px" />;
  return (
    <div className={`${shell.pair12} ${styles.figures}`}>
      <StatTile
        label={text.users}
        value={format.number(data.totalUsers)}
        note={text.activeUsers(format.number(data.activeUsers))}
      />
      <StatTile
        label={text.courses}
        value={format.number(data.activeCourses)}
        note={text.allCourses(format.number(data.totalCourses))}
      />
      <StatTile
        label={text.enrollments}
        value={format.number(data.totalEnrollments)}
        note={text.completed(format.number(data.completedEnrollments))}
      />
      <StatTile label={text.certificates} value={format.number(data.certificates)} />
      <StatTile label={text.revenue} value={format.price(Number(data.revenue))} />
      <StatTile label={text.health} value={format.percent(data.systemHealth)} />
    </div>
  );
}
