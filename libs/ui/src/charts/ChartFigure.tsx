import { Suspense, useId } from 'react';
import { useLocale, useMessages } from '../locale/LocaleProvider.tsx';
import { lazyCode } from '../states/lazy-code.ts';
import { type ChartProps, colorOf, isEmpty, type PlotProps } from './chart-data.ts';
import styles from './ChartFigure.module.css';
import { chartMessages } from './charts.messages.ts';
import { ChartTable } from './ChartTable.tsx';

/** The drawing is fetched where a chart stands; heading and table are there before it. */
const Plot = lazyCode(() => import('./plots/Plot.tsx'));

/** Heading, legend and drawing, and the same numbers as a table for who cannot or does not want to read a drawing. */
export function ChartFigure({ kind, ...chart }: ChartProps & Pick<PlotProps, 'kind'>) {
  const text = useMessages(chartMessages);
  const { format } = useLocale();
  const headingId = useId();
  const { title, hint, series, points, headingLevel = 2, empty } = chart;
  const formatValue = chart.formatValue ?? format.number;
  const Heading = `h${headingLevel}` as const;
  return (
    <figure className={styles.figure} aria-labelledby={headingId}>
      <Heading id={headingId} className={styles.title}>
        {title}
      </Heading>
      {hint && <p className={styles.hint}>{hint}</p>}
      {isEmpty(points) ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          {series.length > 1 && <Legend series={series} />}
          <div className={styles.drawing}>
            <Suspense fallback={<div className={styles.waiting} />}>
              <Plot {...{ title, kind, points, series, formatValue }} />
            </Suspense>
          </div>
          <details className={styles.details}>
            <summary className={styles.summary}>{text.asTable}</summary>
            <ChartTable {...chart} />
          </details>
        </>
      )}
    </figure>
  );
}

function Legend({ series }: Pick<ChartProps, 'series'>) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map((one, index) => (
        <li key={one.label}>
          <svg width="12" height="12" className={styles.mark}>
            <rect width="12" height="12" rx="3" fill={colorOf(one, index)} />
          </svg>
          {one.label}
        </li>
      ))}
    </ul>
  );
}
