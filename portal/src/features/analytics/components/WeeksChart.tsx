import { Card, Skeleton, useLocale, useMessages } from '@masar/ui';
import { LineChart } from '@masar/ui/charts';
import { teachingMessages } from '../messages/teaching.messages';
import type { WeekFigures } from '../teaching.queries';

/** Who joined and who finished, week by week. */
export function WeeksChart({ weeks }: { weeks: readonly WeekFigures[] | undefined }) {
  const text = useMessages(teachingMessages);
  const { format } = useLocale();
  if (!weeks) return <Skeleton height="340px" />;
  const dayName = (day: string, options: Intl.DateTimeFormatOptions) => format.date(`${day}T12:00:00Z`, options);
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
          label: dayName(week, { day: 'numeric', month: 'numeric' }),
          name: text.weekOf(dayName(week, { day: 'numeric', month: 'long' })),
          values: [enrollments, completions],
        }))}
      />
    </Card>
  );
}
