import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { axesOf, nameOf, type PlotProps } from '../chart-data.ts';

/** Lines and words of every plot in the colours of the stylesheet. */
const sx = {
  [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: 'var(--line)' },
  [`& .${axisClasses.tickLabel}`]: { fill: 'var(--muted)', fontSize: 13 },
  [`& .${chartsGridClasses.line}`]: { stroke: 'var(--line)' },
};

/** The tooltip is a card of ours. */
const tooltip = {
  sx: {
    '& .MuiChartsTooltip-paper': {
      border: '1px solid var(--line)',
      borderRadius: '12px',
      background: 'var(--card)',
      color: 'var(--ink)',
    },
    '& .MuiChartsTooltip-paper *': { color: 'var(--ink)', borderColor: 'var(--line)' },
  },
};

/** Axes, margins and manners that all plots share. */
export function plotLook({ points, formatValue }: PlotProps, direction: 'rtl' | 'ltr') {
  const { reverse, scaleSide } = axesOf(direction);
  const places = points.map((_, index) => index);
  return {
    sx,
    hideLegend: true,
    grid: { horizontal: true },
    margin: { top: 12, bottom: 0, left: 12, right: 12 },
    // The table beside it is read by keyboard and screen readers.
    disableKeyboardNavigation: true,
    slotProps: { tooltip },
    xAxis: {
      data: places,
      reverse,
      // Lower, and Arabic labels vanish.
      height: 40,
      disableLine: true,
      disableTicks: true,
      valueFormatter: (place: number, { location }: { location: string }) => {
        const point = points[place];
        return point ? (location === 'tick' ? point.label : nameOf(point)) : '';
      },
    },
    yAxis: {
      position: scaleSide,
      width: 'auto' as const,
      min: 0,
      // Nobody counts half a learner.
      tickMinStep: 1,
      disableLine: true,
      disableTicks: true,
      valueFormatter: (value: number) => formatValue(value),
    },
  };
}
