/** Colours of a series, from the tokens, so that both schemes fit by themselves. */
const seriesColors = {
  primary: 'var(--primary)',
  accent: 'var(--accent)',
  success: 'var(--success)',
  sun: 'var(--sun)',
  muted: 'var(--field)',
} as const;

export interface ChartSeries {
  /** What is counted, e.g. "enrolments". */
  label: string;
  color?: keyof typeof seriesColors;
}

/** One place on the axis with a value of each series; null where there is none. */
export interface ChartPoint {
  /** Short, stands below the axis. */
  label: string;
  /** In full, for the table and the tooltip; the label where left out. */
  name?: string;
  values: readonly (number | null)[];
}

/** What every chart is given: the same rows make the drawing and the table beside it. */
export interface ChartProps {
  /** Names the figure for everybody. */
  title: string;
  /** What the points are, as heading of the table's first column: week, lesson. */
  pointsLabel: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  /** Says what would be here; shown while no point has a value. */
  empty: string;
  /** How values are written; plain numbers of the reader's language unless said otherwise. */
  formatValue?: (value: number) => string;
  /** The heading's level on its page. */
  headingLevel?: 2 | 3;
  /** A sentence below the heading: definition, time span. */
  hint?: string;
}

/** What a plot is given beside the data: the reader's direction and number format are settled above it. */
export type PlotProps = Pick<ChartProps, 'title' | 'points' | 'series'> & { formatValue: (value: number) => string };

export const nameOf = ({ name, label }: ChartPoint): string => name ?? label;

export const colorOf = ({ color }: ChartSeries, index: number): string =>
  seriesColors[color ?? (['primary', 'accent', 'success', 'sun'] as const)[index % 4] ?? 'primary'];

/** Whether there is nothing to draw: no value, or zeros only. */
export const isEmpty = (points: readonly ChartPoint[]): boolean =>
  points.every(({ values }) => values.every((value) => !value));

/** Axes in reading direction: in Arabic time runs to the left and the scale stands at the right (I18N-1). */
export const axesOf = (direction: 'rtl' | 'ltr') =>
  direction === 'rtl'
    ? ({ reverse: true, scaleSide: 'right' } as const)
    : ({ reverse: false, scaleSide: 'left' } as const);

/** About the width of one letter or digit below an axis, in pixels. */
const LETTER = 8;

/** How wide the scale's numbers are at most, in pixels; the highest stands a little above the highest value. */
export function scaleWidth(points: readonly ChartPoint[], formatValue: (value: number) => string): number {
  const highest = Math.max(1, ...points.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return 12 + LETTER * formatValue(Math.ceil(highest * 1.3)).length;
}

/** Every how many points a label fits below the axis. */
export function labelStep(points: readonly ChartPoint[], width: number): number {
  const longest = Math.max(1, ...points.map(({ label }) => label.length));
  return Math.max(1, Math.ceil((points.length * (LETTER * longest + 10)) / width));
}
