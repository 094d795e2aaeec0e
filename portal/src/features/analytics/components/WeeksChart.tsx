import { Skeleton, useLocale, useMessages } from '@masar/ui';
import { LineChart } from '@masar/ui/charts';
import Card from '@mui/material/Card';
import { teachingMessages } from '../messages/teaching.messages';
import type { WeekFigures } from '../teaching.queries';

/** Who joined and who finished, week by week. */
export function WeeksChart({ weeks }: { weeks: readonly WeekFigures[] | undefined }) {
  const text = useMessages(teachingMessages);
  const { format } = useLocale();
  if (!weeks) return <Skeleton height="340px" />;
  const noonOf = (day: string) => `${day}T12:00:00Z`;
  return (
    <Card>
      <LineChart
        title={text.weeks}
        hint={text.weeksHint}
        pointsLabel={text.week}
        empty={text.noWeeks}
        series={[
          { label: text.enrolled, color: 'primary' },
          { label: text.completed, color: 'accent' },
        ]}
        points={weeks.map(({ week, enrollments, completions }) => ({
          label: format.shortDay(noonOf(week)),
          name: text.weekOf(format.date(noonOf(week), { day: 'numeric', month: 'long' })),
          values: [enrollments, completions],
        }))}
      />
    </Card>
  );
}
