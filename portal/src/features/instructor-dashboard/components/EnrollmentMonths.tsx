import { Skeleton, useLocale, useMessages } from '@masar/ui';
import { LineChart } from '@masar/ui/charts';
import Card from '@mui/material/Card';
import type { InstructorDashboard } from '../instructor-dashboard.queries';
import { instructorDashboardMessages } from '../messages/instructor-dashboard.messages';

/** How many joined and completed the courses, month by month. */
export function EnrollmentMonths({ months }: { months: InstructorDashboard['months'] | undefined }) {
  const text = useMessages(instructorDashboardMessages);
  const { format } = useLocale();
  if (!months) return <Skeleton height="280px" />;
  return (
    <Card>
      <LineChart
        title={text.months}
        hint={text.monthsHint}
        pointsLabel={text.month}
        empty={text.noMonths}
        series={[
          { label: text.enrolled, color: 'primary' },
          { label: text.completed, color: 'success' },
        ]}
        points={months.map(({ month, enrollments, completions }) => ({
          label: format.shortMonth(`${month}-15`),
          name: format.date(`${month}-15`, { month: 'long', year: 'numeric' }),
          values: [enrollments, completions],
        }))}
      />
    </Card>
  );
}
