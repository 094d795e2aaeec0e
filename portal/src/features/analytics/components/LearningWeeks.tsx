import { RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { BarChart } from '@masar/ui/charts';
import Card from '@mui/material/Card';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { type LearnerDashboard, learnerQueries } from '#subjects/analytics/learner.queries';
import { Panel } from '#subjects/dashboard/Panel';
import { progressMessages } from '../messages/progress.messages';
import { learningWeeks } from '../model/learning-weeks';
import styles from './LearningWeeks.module.css';
import { StreakCalendar } from './StreakCalendar';

/** Weeks in figures, calendar and chart. */
export const WEEKS = 12;

/** The streak in words, its calendar, and the minutes of each week. */
export function LearningWeeks({ own }: { own: LearnerDashboard | undefined }) {
  const text = useMessages(progressMessages);
  const { digits, format } = useLocale();
  const { data: learned } = useSignedInQuery(learnerQueries.days(WEEKS));
  if (!own || !learned) return <RowsSkeleton rows={8} />;
  const weeks = learningWeeks(learned, own.today, WEEKS);
  const noonOf = (day: string) => `${day}T12:00:00Z`;
  return (
    <>
      <Panel title={text.calendar}>
        <p className={styles.streak}>
          <strong>{text.streak(own.learningStreak, digits)}</strong>{' '}
          {own.learningStreak > 0 && !own.learnedToday && text.keep}
        </p>
        <StreakCalendar weeks={weeks} />
      </Panel>
      <Card>
        <BarChart
          title={text.weeks}
          hint={text.weeksHint}
          pointsLabel={text.week}
          series={[{ label: text.minutes, color: 'success' }]}
          points={weeks.map(({ start, minutes }) => ({
            label: format.shortDay(noonOf(start)),
            name: text.weekOf(format.date(noonOf(start), { day: 'numeric', month: 'long' })),
            values: [minutes],
          }))}
          empty={text.noWeeks}
        />
      </Card>
    </>
  );
}
