import type { ChartProps } from './chart-data.ts';
import { ChartFigure } from './ChartFigure.tsx';

/** Amounts beside each other; runs in reading direction, several series stand on one another. */
export const BarChart = (props: ChartProps) => <ChartFigure {...props} kind="bars" />;
