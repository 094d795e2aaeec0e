import styles from './Plot.module.css';
import type { MarksProps } from './plot-geometry.ts';

/** Between the scale's numbers and the drawing, in pixels. */
const BESIDE = 8;
/** From the drawing's foot to the line that its labels stand on. */
const BELOW = 22;

/** Lines of the scale with their numbers where reading starts, and the points' names below. */
export function Axes({ points, formatValue, geometry, pointed }: MarksProps) {
  const { ticks, start, end, bottom, middles, bandWidth, labelStep } = geometry;
  const outwards = Math.sign(start - end);
  return (
    <g aria-hidden="true">
      {pointed !== undefined && (
        <rect
          className={styles.pointed}
          x={(middles[pointed] ?? 0) - bandWidth / 2}
          width={bandWidth}
          y={ticks.at(-1)?.at}
          height={bottom - (ticks.at(-1)?.at ?? 0)}
        />
      )}
      {ticks.map(({ value, at }) => (
        <g key={value}>
          <line className={styles.grid} x1={start} x2={end} y1={at} y2={at} />
          {/* Ends where the drawing starts, in either direction of reading. */}
          <text
            className={styles.word}
            textAnchor="end"
            dominantBaseline="central"
            x={start + outwards * BESIDE}
            y={at}
          >
            {formatValue(value)}
          </text>
        </g>
      ))}
      {points.map(
        ({ label }, place) =>
          // The last point, today, keeps its label.
          (points.length - 1 - place) % labelStep === 0 && (
            <text key={place} className={styles.word} textAnchor="middle" x={middles[place]} y={bottom + BELOW}>
              {label}
            </text>
          ),
      )}
    </g>
  );
}
