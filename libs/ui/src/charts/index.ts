export { BarChart } from './BarChart.tsx';
export { ChartTable } from './ChartTable.tsx';
export { FunnelBars, type FunnelStep } from './FunnelBars.tsx';
export { LineChart } from './LineChart.tsx';
export type { ChartPoint, ChartProps, ChartSeries } from './chart-data.ts';
