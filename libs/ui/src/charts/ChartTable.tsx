import { useLocale, useMessages } from '../locale/LocaleProvider.tsx';
import { Isolated } from '../text/Isolated.tsx';
import { type ChartProps, nameOf } from './chart-data.ts';
import { chartMessages } from './charts.messages.ts';
import styles from './ChartTable.module.css';

type ChartTableProps = Pick<ChartProps, 'title' | 'pointsLabel' | 'points' | 'series' | 'formatValue'>;

/** The numbers of a chart, row by row. */
export function ChartTable({ title, pointsLabel, points, series, formatValue }: ChartTableProps) {
  const { format } = useLocale();
  const text = useMessages(chartMessages);
  const write = formatValue ?? format.number;
  return (
    // Reached by the keyboard, so that a wide table can be scrolled with it.
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{pointsLabel}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <th scope="row">
                <Isolated>{nameOf(point)}</Isolated>
              </th>
              {series.map(({ label }, column) => (
                <td key={label}>{numberOr(point.values[column], write, text.none)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const numberOr = (value: number | null | undefined, write: (value: number) => string, none: string): string =>
  value === null || value === undefined ? none : write(value);
