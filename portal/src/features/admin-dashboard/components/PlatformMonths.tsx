import { Card, ErrorState, Skeleton, useLocale, useMessages } from '@masar/ui';
import { BarChart } from '@masar/ui/charts';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { adminDashboardQueries } from '../admin-dashboard.queries';
import { adminDashboardMessages } from '../messages/admin-dashboard.messages';

/** Enrolments of twelve months, drawn and as a table. */
export function PlatformMonths() {
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
      <BarChart
        title={text.months}
        hint={text.monthsHint}
        pointsLabel={text.month}
        empty={text.noMonths}
        series={[{ label: text.monthEnrollments, color: 'primary' }]}
        points={months.data.months.map(({ month, enrollments }) => ({
          label: format.date(`${month}-15`, { month: 'short' }),
          name: format.date(`${month}-15`, { month: 'long', year: 'numeric' }),
          values: [enrollments],
        }))}
      />
    </Card>
  );
}
