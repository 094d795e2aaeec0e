import { Suspense, lazy } from 'react';
import { useLocale } from '../locale/LocaleProvider.tsx';
import type { ChartProps } from './chart-data.ts';
import { ChartFigure } from './ChartFigure.tsx';
import styles from './ChartFigure.module.css';

/** The drawing's library is fetched where a chart stands; heading and table are there before it. */
const LinePlot = lazy(() => import('./plots/LinePlot.tsx'));

/** How something moves over time; runs in reading direction. */
export function LineChart(props: ChartProps) {
  const { format } = useLocale();
  const formatValue = props.formatValue ?? format.number;
  const { title, points, series } = props;
  return (
    <ChartFigure {...props} formatValue={formatValue}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <LinePlot {...{ title, points, series, formatValue }} />
      </Suspense>
    </ChartFigure>
  );
}
