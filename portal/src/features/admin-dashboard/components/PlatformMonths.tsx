import { ErrorState, Skeleton, useLocale, useMessages } from '@masar/ui';
import type { ChartProps } from '@masar/ui/charts';
import { BarChart, LineChart } from '@masar/ui/charts';
import Card from '@mui/material/Card';
import type { ComponentType } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { adminDashboardQueries, type PlatformMonth } from '../admin-dashboard.queries';
import { adminDashboardMessages } from '../messages/admin-dashboard.messages';

/** Enrolments of twelve months, drawn and as a table. */
export function EnrollmentMonths() {
  const text = useMessages(adminDashboardMessages);
  return (
    <Months
      chart={BarChart}
      title={text.months}
      series={text.monthEnrollments}
      figureOf={(month) => month.enrollments}
    />
  );
}

/** Revenue of twelve months. */
export function RevenueMonths() {
  const text = useMessages(adminDashboardMessages);
  const { format } = useLocale();
  return (
    <Months
      chart={LineChart}
      title={text.revenueMonths}
      series={text.revenue}
      figureOf={(month) => Number(month.revenue)}
      formatValue={format.price}
    />
  );
}

interface MonthsProps {
  chart: ComponentType<ChartProps>;
  title: string;
  series: string;
  figureOf: (month: PlatformMonth) => number;
  formatValue?: (value: number) => string;
}

function Months({ chart: Chart, title, series, figureOf, formatValue }: MonthsProps) {
  const text = useMessages(adminDashboardMessages);
  const { format } = useLocale();
  const describe = useFailureText();
  const months = useSignedInQuery(adminDashboardQueries.months());
  if (months.isError) {
    return (
      <ErrorState title={text.monthsFailed} onRetry={() => void months.refetch()}>
        {describe(months.error)}
      </ErrorState>
    );
  }
  if (!months.data) return <Skeleton height="320px" />;
  return (
    <Card>
      <Chart
        title={title}
        hint={text.monthsHint}
        pointsLabel={text.month}
        empty={text.noMonths}
        series={[{ label: series, color: 'primary' }]}
        {...(formatValue && { formatValue })}
        points={months.data.months.map((month) => ({
          label: format.shortMonth(`${month.month}-15`),
          name: format.date(`${month.month}-15`, { month: 'long', year: 'numeric' }),
          values: [figureOf(month)],
        }))}
      />
    </Card>
  );
}
