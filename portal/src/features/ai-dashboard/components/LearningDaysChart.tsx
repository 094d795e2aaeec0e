import { useLocale, useMessages } from '@masar/ui';
import { BarChart } from '@masar/ui/charts';
import Card from '@mui/material/Card';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { aiDashboardQueries } from '../ai-dashboard.queries';
import { analyticsMessages } from '../messages/analytics.messages';
import { lastDays } from '../model/last-days';

const DAYS = 14;

/** Minutes of each day. The figures above stand without it: while it loads or fails, nothing takes its place. */
export function LearningDaysChart({ today }: { today: string }) {
  const text = useMessages(analyticsMessages);
  const { format } = useLocale();
  const { data } = useSignedInQuery(aiDashboardQueries.learningDays());
  if (!data) return null;
  // Days have no hour; noon is the same day in every zone that shows them.
  const noonOf = (day: string) => `${day}T12:00:00Z`;
  return (
    <Card>
      <BarChart
        title={text.chart}
        headingLevel={3}
        pointsLabel={text.day}
        series={[{ label: text.minutes }]}
        points={lastDays(data, today, DAYS).map(({ day, minutes }) => ({
          label: format.shortDay(noonOf(day)),
          name: format.date(noonOf(day), { weekday: 'long', day: 'numeric', month: 'long' }),
          values: [minutes],
        }))}
        empty={text.noDays}
      />
    </Card>
  );
}
