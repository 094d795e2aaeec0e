import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { lineClasses } from '@mui/x-charts/LineChart';
import { axesOf, labelStep, nameOf, scaleWidth, type PlotProps } from '../chart-data.ts';

/** Lines and words of every plot in the colours of the stylesheet. */
const sx = {
  [`& .${chartsGridClasses.line}`]: { stroke: 'var(--line)' },
  '& .MuiChartsAxisHighlight-root': { stroke: 'var(--field)' },
  [`& .${lineClasses.area}`]: { fillOpacity: 0.14 },
  [`& .${lineClasses.mark}`]: { fill: 'var(--card)' },
};

/** Pixels left and right of the drawing, for labels wider than their point. */
const SIDES = 16;
const tickLabelStyle = { fill: 'var(--muted)', fontSize: 13 };

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

/** Where a plot is drawn. */
export interface Room {
  direction: 'rtl' | 'ltr';
  /** Of the whole drawing, in pixels. */
  width: number;
}

/** Axes, margins and manners that all plots share. */
export function plotLook({ points, formatValue }: PlotProps, { direction, width }: Room) {
  const { reverse, scaleSide } = axesOf(direction);
  const places = points.map((_, index) => index);
  const scale = scaleWidth(points, formatValue);
  const step = labelStep(points, width - scale - 2 * SIDES);
  return {
    sx,
    hideLegend: true,
    skipAnimation: true,
    grid: { horizontal: true },
    margin: { top: 18, bottom: 0, left: SIDES, right: SIDES },
    // The table beside it is read by keyboard and screen readers.
    disableKeyboardNavigation: true,
    slotProps: { tooltip },
    xAxis: {
      data: places,
      reverse,
      // Lower, and Arabic labels vanish.
      height: 40,
      tickLabelStyle,
      // The library's own choice lets labels overlap on a reversed axis. The last point, today, keeps its label.
      tickLabelInterval: (place: number) => (points.length - 1 - place) % step === 0,
      disableLine: true,
      disableTicks: true,
      valueFormatter: (place: number, { location }: { location: string }) => {
        const point = points[place];
        return point ? (location === 'tick' ? point.label : nameOf(point)) : '';
      },
    },
    yAxis: {
      position: scaleSide,
      width: scale,
      tickLabelStyle,
      min: 0,
      // Nobody counts half a learner.
      tickMinStep: 1,
      disableLine: true,
      disableTicks: true,
      valueFormatter: (value: number) => formatValue(value),
    },
  };
}
