import { useLocale } from '../../locale/LocaleProvider.tsx';
import { type ChartPoint, colorOf, nameOf, type PlotProps } from '../chart-data.ts';
import styles from './Plot.module.css';

interface PointCardProps extends Pick<PlotProps, 'series' | 'formatValue'> {
  point: ChartPoint;
  /** Where the point stands, as a share of the drawing's width from its left edge. */
  at: number;
}

/** What is under the pointer, in full. */
export function PointCard({ point, series, formatValue, at }: PointCardProps) {
  const { direction } = useLocale();
  const along = direction === 'rtl' ? 1 - at : at;
  const side = along > 0.5 ? 'insetInlineEnd' : 'insetInlineStart';
  return (
    <div
      className={styles.card}
      aria-hidden="true"
      style={{ [side]: `calc(${100 * Math.min(along, 1 - along)}% + 14px)` }}
    >
      <strong>{nameOf(point)}</strong>
      {series.map((one, index) => {
        const value = point.values[index];
        return (
          value !== null &&
          value !== undefined && (
            <span key={one.label} className={styles.value}>
              <svg width="10" height="10">
                <rect width="10" height="10" rx="3" fill={colorOf(one, index)} />
              </svg>
              {one.label}
              <b>{formatValue(value)}</b>
            </span>
          )
        );
      })}
    </div>
  );
}
