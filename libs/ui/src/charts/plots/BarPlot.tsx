import { BarChart } from '@mui/x-charts/BarChart';
import { useLocale } from '../../locale/LocaleProvider.tsx';
import { colorOf, type PlotProps } from '../chart-data.ts';
import { plotLook } from './plot-look.ts';
import { PlotTheme } from './PlotTheme.tsx';

export default function BarPlot(props: PlotProps) {
  const { direction } = useLocale();
  const { xAxis, yAxis, ...look } = plotLook(props, direction);
  return (
    <PlotTheme title={props.title}>
      <BarChart
        {...look}
        borderRadius={6}
        xAxis={[{ ...xAxis, scaleType: 'band', categoryGapRatio: 0.35 }]}
        yAxis={[yAxis]}
        series={props.series.map((one, index) => ({
          label: one.label,
          color: colorOf(one, index),
          stack: 'all',
          data: props.points.map(({ values }) => values[index] ?? null),
          valueFormatter: (value) => (value === null ? '' : props.formatValue(value)),
        }))}
      />
    </PlotTheme>
  );
}
