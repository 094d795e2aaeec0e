import { LineChart } from '@mui/x-charts/LineChart';
import { useLocale } from '../../locale/LocaleProvider.tsx';
import { colorOf, type PlotProps } from '../chart-data.ts';
import { plotLook } from './plot-look.ts';
import { PlotTheme } from './PlotTheme.tsx';

export default function LinePlot(props: PlotProps) {
  const { direction } = useLocale();
  const { xAxis, yAxis, ...look } = plotLook(props, direction);
  return (
    <PlotTheme title={props.title}>
      <LineChart
        {...look}
        xAxis={[{ ...xAxis, scaleType: 'point' }]}
        yAxis={[yAxis]}
        series={props.series.map((one, index) => ({
          label: one.label,
          color: colorOf(one, index),
          curve: 'linear',
          showMark: props.points.length < 32,
          area: props.series.length === 1,
          data: props.points.map(({ values }) => values[index] ?? null),
          valueFormatter: (value) => (value === null ? '' : props.formatValue(value)),
        }))}
      />
    </PlotTheme>
  );
}
