import { type PointerEvent, useState } from 'react';
import { useLocale, useMessages } from '../../locale/LocaleProvider.tsx';
import type { PlotProps } from '../chart-data.ts';
import { chartMessages } from '../charts.messages.ts';
import { Axes } from './Axes.tsx';
import { Bars } from './Bars.tsx';
import { Lines } from './Lines.tsx';
import styles from './Plot.module.css';
import { plotGeometry, pointAt } from './plot-geometry.ts';
import { PointCard } from './PointCard.tsx';
import { useSize } from './useSize.ts';

const kinds = { bars: Bars, lines: Lines };

/** The drawing of a chart. Its numbers are in the table that follows: what is under the pointer is told to the eye only. */
export default function Plot(props: PlotProps) {
  const { title, kind, points } = props;
  const { direction } = useLocale();
  const text = useMessages(chartMessages);
  const { place, size } = useSize();
  const [pointed, setPointed] = useState<number>();
  const geometry = plotGeometry(props, { direction, ...size });
  const Marks = kinds[kind];

  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) =>
    setPointed(pointAt(clientX - currentTarget.getBoundingClientRect().left, geometry));
  return (
    <div
      ref={place}
      className={styles.plot}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(undefined)}
    >
      {size.width > 0 && (
        <svg className={styles.drawing} role="img" aria-label={text.drawing(title)}>
          <Axes {...props} {...{ geometry, pointed }} />
          <Marks {...props} {...{ geometry, pointed }} />
        </svg>
      )}
      {pointed !== undefined && points[pointed] && (
        <PointCard {...props} point={points[pointed]} at={(geometry.middles[pointed] ?? 0) / size.width} />
      )}
    </div>
  );
}
