import { colorOf } from '../chart-data.ts';
import styles from './Plot.module.css';
import { linePaths, type MarksProps } from './plot-geometry.ts';

/** With more points than this, marks would hide the line. */
const MARKS_AT_MOST = 31;

/** A line for each series, broken where there is no value; a single one stands on a ground of its colour. */
export function Lines({ points, series, geometry, pointed }: MarksProps) {
  return series.map((one, index) => {
    const values = points.map(({ values: all }) => all[index]);
    const { line, ground } = linePaths(values, geometry);
    const color = colorOf(one, index);
    return (
      <g key={one.label}>
        {series.length === 1 && <path className={styles.ground} fill={color} d={ground} />}
        <path className={styles.line} stroke={color} d={line} />
        {values.map(
          (value, place) =>
            value !== null &&
            value !== undefined &&
            (values.length <= MARKS_AT_MOST || place === pointed) && (
              <circle
                key={place}
                className={styles.mark}
                stroke={color}
                cx={geometry.middles[place]}
                cy={geometry.heightOf(value)}
                r={place === pointed ? 6 : 4}
              />
            ),
        )}
      </g>
    );
  });
}
