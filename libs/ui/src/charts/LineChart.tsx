import type { ChartProps } from './chart-data.ts';
import { ChartFigure } from './ChartFigure.tsx';

/** How something moves over time; runs in reading direction. */
export const LineChart = (props: ChartProps) => <ChartFigure {...props} kind="lines" />;
