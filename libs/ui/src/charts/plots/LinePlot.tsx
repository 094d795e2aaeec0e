import { LineChart } from '@mui/x-charts/LineChart';
import { colorOf, type PlotProps } from '../chart-data.ts';
import { plotLook, type Room } from './plot-look.ts';
import { PlotTheme } from './PlotTheme.tsx';

export default function LinePlot(props: PlotProps) {
  return <PlotTheme title={props.title}>{(room) => <Drawing {...props} room={room} />}</PlotTheme>;
}

function Drawing({ room, ...props }: PlotProps & { room: Room }) {
  const { xAxis, yAxis, ...look } = plotLook(props, room);
  return (
    <LineChart
      {...look}
      xAxis={[{ ...xAxis, scaleType: 'band' }]}
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
  );
}
