import { scaleBand, scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { ChartPoint, PlotProps } from '../chart-data.ts';

/** Where a plot is drawn. */
export interface Room {
  direction: 'rtl' | 'ltr';
  /** Of the whole drawing, in pixels. */
  width: number;
  height: number;
}

/** All lengths are pixels, all numbers places on the drawing. */
export interface PlotGeometry {
  /** Lines of the scale, from zero upwards. */
  ticks: { value: number; at: number }[];
  /** Where the drawing begins and ends in reading direction: in Arabic it begins at the right. */
  start: number;
  end: number;
  bottom: number;
  /** The middle of each point's band. */
  middles: number[];
  /** Between one band and the next. */
  bandWidth: number;
  heightOf: (value: number) => number;
  /** Every how many points a label fits. */
  labelStep: number;
}

/** What draws the points of a plot is given. */
export interface MarksProps extends PlotProps {
  geometry: PlotGeometry;
  /** The point under the pointer. */
  pointed: number | undefined;
}

/** About the width of one letter or digit beside an axis. */
const LETTER = 8;
/** Between two labels below the axis, and between the scale and the drawing. */
const GAP = 10;
const TOP = 12;
/** For one line of labels below. */
const BOTTOM = 32;
/** How many lines the scale has, about. */
const TICKS = 4;

/** The places of everything in reading direction: in Arabic time runs to the left and the scale stands at the right (I18N-1). */
export function plotGeometry(
  { points, formatValue, kind }: Pick<PlotProps, 'points' | 'formatValue' | 'kind'>,
  { direction, width, height }: Room,
): PlotGeometry {
  const bottom = height - BOTTOM;
  const heightOf = scaleLinear([0, highest(points, kind === 'bars')], [bottom, TOP]).nice(TICKS);
  // Nobody counts half a learner.
  const values = heightOf.ticks(TICKS).filter(Number.isInteger);
  const scaleWidth = GAP + LETTER * Math.max(...values.map((value) => formatValue(value).length));
  const [start, end] = direction === 'rtl' ? [width - scaleWidth, 0] : [scaleWidth, width];
  const bands = scaleBand(points.keys(), [start, end]);
  return {
    ticks: values.map((value) => ({ value, at: heightOf(value) })),
    start,
    end,
    bottom,
    middles: points.map((_, place) => (bands(place) ?? start) + bands.bandwidth() / 2),
    bandWidth: bands.bandwidth(),
    heightOf,
    labelStep: labelStep(points, Math.abs(end - start)),
  };
}

/** Of all points; the values of one stand on another where they are stacked. */
function highest(points: readonly ChartPoint[], stacked: boolean): number {
  const heights = points.map(({ values }) =>
    stacked ? values.reduce<number>((sum, value) => sum + (value ?? 0), 0) : Math.max(...values.map((one) => one ?? 0)),
  );
  return Math.max(1, ...heights);
}

/** Every how many points a label fits below the axis. */
export function labelStep(points: readonly ChartPoint[], width: number): number {
  const longest = Math.max(1, ...points.map(({ label }) => label.length));
  return Math.max(1, Math.ceil((points.length * (LETTER * longest + GAP)) / width));
}

/** The point below a place on the drawing; undefined beside all of them. */
export function pointAt(x: number, { middles, bandWidth }: PlotGeometry): number | undefined {
  const place = middles.findIndex((middle) => Math.abs(middle - x) <= bandWidth / 2);
  return place < 0 ? undefined : place;
}

type Heights = readonly (number | null | undefined)[];

/** A line through the values and the ground below it, both broken where there is no value. */
export function linePaths(values: Heights, { middles, heightOf, bottom }: PlotGeometry) {
  const places = values.map((value, place) => ({ value, x: middles[place] ?? 0 }));
  const isThere = ({ value }: (typeof places)[number]) => value !== null && value !== undefined;
  const xOf = ({ x }: (typeof places)[number]) => x;
  const yOf = ({ value }: (typeof places)[number]) => heightOf(value ?? 0);
  return {
    line: line(xOf, yOf).defined(isThere)(places) ?? '',
    ground: area(xOf, bottom, yOf).defined(isThere)(places) ?? '',
  };
}

/** Of a bar's upper corners, in pixels. */
const CORNER = 6;

interface Bar {
  middle: number;
  width: number;
  top: number;
  foot: number;
  isRound: boolean;
}

/** A bar whose upper corners are round where nothing stands on it. */
export function barPath({ middle, width, top, foot, isRound }: Bar): string {
  const corner = isRound ? Math.min(CORNER, width / 2, foot - top) : 0;
  const [from, to] = [middle - width / 2, middle + width / 2];
  const round = (x: number, y: number) => `A${corner} ${corner} 0 0 1 ${x} ${y}`;
  return `M${from} ${foot}V${top + corner}${round(from + corner, top)}H${to - corner}${round(to, top + corner)}V${foot}Z`;
}
