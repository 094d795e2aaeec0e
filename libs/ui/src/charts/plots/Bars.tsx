import { type ChartPoint, colorOf } from '../chart-data.ts';
import { barPath, type MarksProps } from './plot-geometry.ts';

/** How much of its band a bar takes, and what it takes at most, in pixels. */
const SHARE = 0.62;
const AT_MOST = 56;

/** A bar for each point; several series stand on one another. */
export function Bars({ points, series, geometry }: MarksProps) {
  const { middles, bandWidth, heightOf } = geometry;
  const width = Math.min(AT_MOST, bandWidth * SHARE);
  return points.map((point, place) =>
    stackOf(point).map(({ from, to, isTop }, index) => {
      const one = series[index];
      return (
        one &&
        to > from && (
          <path
            key={`${place} ${one.label}`}
            fill={colorOf(one, index)}
            d={barPath({ middle: middles[place] ?? 0, width, top: heightOf(to), foot: heightOf(from), isRound: isTop })}
          />
        )
      );
    }),
  );
}

/** From and to which value each series stands. */
function stackOf({ values }: ChartPoint) {
  let below = 0;
  const parts = values.map((value) => ({ from: below, to: (below += value ?? 0) }));
  return parts.map((part) => ({ ...part, isTop: part.to === below }));
}
