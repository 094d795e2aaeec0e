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
export interface PlotProps extends Pick<ChartProps, 'title' | 'points' | 'series'> {
  /** Amounts beside each other, or how something moves. */
  kind: 'bars' | 'lines';
  formatValue: (value: number) => string;
}

export const nameOf = ({ name, label }: ChartPoint): string => name ?? label;

export const colorOf = ({ color }: ChartSeries, index: number): string =>
  seriesColors[color ?? (['primary', 'accent', 'success', 'sun'] as const)[index % 4] ?? 'primary'];

/** Whether there is nothing to draw: no value, or zeros only. */
export const isEmpty = (points: readonly ChartPoint[]): boolean =>
  points.every(({ values }) => values.every((value) => !value));
