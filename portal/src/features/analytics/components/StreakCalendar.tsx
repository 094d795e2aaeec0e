import { useLocale, useMessages } from '@masar/ui';
import { ChartTable } from '@masar/ui/charts';
import { Fold } from '#shared/fold/Fold';
import { progressMessages } from '../messages/progress.messages';
import { type CalendarWeek, shadeOf } from '../model/learning-weeks';
import styles from './StreakCalendar.module.css';

/** A day's name needs no hour; noon is the same day in every zone that shows it. */
const noonOf = (day: string) => `${day}T12:00:00Z`;

/** Days of learning as squares, a column for each week, in reading direction; the same days as a table below. */
export function StreakCalendar({ weeks }: { weeks: readonly CalendarWeek[] }) {
  const text = useMessages(progressMessages);
  const { format } = useLocale();
  const learned = weeks.flatMap(({ days }) => days).filter(({ minutes }) => minutes !== undefined);
  const label = text.calendarLabel(format.number(learned.length), format.number(weeks.length));
  return (
    <div className={styles.calendar}>
      <div className={styles.grid}>
        <div className={styles.weekdays} aria-hidden="true">
          {weeks[0]?.days.map(({ day }) => (
            <span key={day}>{format.date(noonOf(day), { weekday: 'narrow' })}</span>
          ))}
        </div>
        <div className={styles.months} aria-hidden="true">
          {weeks.map(({ start }, index) => (
            <span key={start}>{startsMonth(weeks, index) && format.shortMonth(noonOf(start))}</span>
          ))}
        </div>
        <div className={styles.weeks} role="img" aria-label={label}>
          {weeks.flatMap(({ days }) =>
            days.map(({ day, minutes, isToday, isAhead }) => (
              <span
                key={day}
                className={styles.day}
                data-shade={isAhead ? 'ahead' : shadeOf(minutes)}
                data-today={isToday || undefined}
              />
            )),
          )}
        </div>
      </div>
      <p className={styles.legend} aria-hidden="true">
        {text.less}
        {[0, 1, 2, 3, 4].map((shade) => (
          <span key={shade} className={styles.day} data-shade={shade} />
        ))}
        {text.more}
      </p>
      {learned.length > 0 && (
        <Fold title={text.daysTable}>
          <ChartTable
            title={text.daysTable}
            pointsLabel={text.day}
            series={[{ label: text.minutes }]}
            points={[...learned].reverse().map(({ day, minutes }) => ({
              label: format.date(noonOf(day), { weekday: 'long', day: 'numeric', month: 'long' }),
              values: [minutes ?? 0],
            }))}
          />
        </Fold>
      )}
    </div>
  );
}

/** A month is named above its first whole week; the last column has no room for a name. */
function startsMonth(weeks: readonly CalendarWeek[], index: number): boolean {
  const monthOf = (at: number) => weeks[at]?.start.slice(0, 7);
  return index < weeks.length - 1 && (index === 0 || monthOf(index) !== monthOf(index - 1));
}
