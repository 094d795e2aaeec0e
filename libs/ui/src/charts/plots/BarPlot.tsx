import { BarChart } from '@mui/x-charts/BarChart';
import { colorOf, type PlotProps } from '../chart-data.ts';
import { plotLook, type Room } from './plot-look.ts';
import { PlotTheme } from './PlotTheme.tsx';

export default function BarPlot(props: PlotProps) {
  return <PlotTheme title={props.title}>{(room) => <Drawing {...props} room={room} />}</PlotTheme>;
}

function Drawing({ room, ...props }: PlotProps & { room: Room }) {
  const { xAxis, yAxis, ...look } = plotLook(props, room);
  return (
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
  );
}
