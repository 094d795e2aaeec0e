import { Suspense, lazy } from 'react';
import { useLocale } from '../locale/LocaleProvider.tsx';
import type { ChartProps } from './chart-data.ts';
import { ChartFigure } from './ChartFigure.tsx';
import styles from './ChartFigure.module.css';

/** The drawing's library is fetched where a chart stands; heading and table are there before it. */
const BarPlot = lazy(() => import('./plots/BarPlot.tsx'));

/** Amounts beside each other; runs in reading direction, several series stand on one another. */
export function BarChart(props: ChartProps) {
  const { format } = useLocale();
  const formatValue = props.formatValue ?? format.number;
  const { title, points, series } = props;
  return (
    <ChartFigure {...props} formatValue={formatValue}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <BarPlot {...{ title, points, series, formatValue }} />
      </Suspense>
    </ChartFigure>
  );
}
