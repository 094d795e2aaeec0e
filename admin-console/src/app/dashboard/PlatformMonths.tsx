import { Card, ErrorState, Skeleton, useLocale, useMessages } from '@masar/ui';
import { BarChart, LineChart } from '@masar/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { dashboardMessages } from './dashboard.messages';
import styles from './Dashboard.module.css';
import { type PlatformMonth, platformQueries } from './platform-queries';

/** New people, enrolments and revenue of twelve months, drawn and as tables. */
export function PlatformMonths() {
  const text = useMessages(dashboardMessages);
  const { format } = useLocale();
  const { data, isError, refetch } = useQuery(platformQueries.months);
  if (isError) return <ErrorState title={text.failed} headingLevel={3} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" />;
  const points = (valuesOf: (month: PlatformMonth) => number[]) =>
    data.months.map((month) => ({
      label: format.shortMonth(`${month.month}-15`),
      name: format.date(`${month.month}-15`, { month: 'long', year: 'numeric' }),
      values: valuesOf(month),
    }));
  const shared = { pointsLabel: text.month, empty: text.noMonths, headingLevel: 3 } as const;
  return (
    <div className={styles.charts}>
      <Card>
        <BarChart
          {...shared}
          title={text.learning}
          series={[
            { label: text.enrollments, color: 'primary' },
            { label: text.completions, color: 'success' },
          ]}
          points={points(({ enrollments, completions }) => [enrollments, completions])}
        />
      </Card>
      <Card>
        <LineChart
          {...shared}
          title={text.newUsers}
          series={[{ label: text.newUsers, color: 'accent' }]}
          points={points(({ newUsers }) => [newUsers])}
        />
      </Card>
      <Card>
        <LineChart
          {...shared}
          title={text.revenueByMonth}
          series={[{ label: text.revenue, color: 'primary' }]}
          formatValue={format.price}
          points={points(({ revenue }) => [Number(revenue)])}
        />
      </Card>
    </div>
  );
}
