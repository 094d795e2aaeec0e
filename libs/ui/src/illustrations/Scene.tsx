import type { ReactNode } from 'react';
import styles from './Scene.module.css';

interface SceneProps {
  /** What stands behind the road; on a canvas of 480 × 340, drawn for right-to-left. */
  children?: ReactNode;
  /** The flowing line of this scene. */
  road: string;
  /** First station, stations on the way, and the goal. */
  stations: readonly (readonly [x: number, y: number])[];
  /** What stands before the road. */
  front?: ReactNode;
}

/** The frame of every drawing: contours, then things beside the way, then the road with its stations. Decorative. */
export function Scene({ children, road, stations, front }: SceneProps) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 480 340"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.way}>
        <path
          className={styles.contour}
          d="M-10 64C96 8 176 100 296 60S420 8 500 42M-10 96C96 52 190 118 300 84S430 38 500 72"
        />
        {children}
        <path className={styles.road} d={road} />
        <path className={styles.dashes} d={road} />
        {stations.map(([x, y], index) => (
          <Station key={`${x} ${y}`} x={x} y={y} place={placeOf(index, stations.length)} />
        ))}
        {front}
      </g>
    </svg>
  );
}

type Place = 'start' | 'station' | 'goal';

function placeOf(index: number, count: number): Place {
  if (index === 0) return 'start';
  return index === count - 1 ? 'goal' : 'station';
}

const radii: Record<Place, number> = { start: 15, station: 12, goal: 22 };

/** A stop on the way; the goal carries a flag. */
function Station({ x, y, place }: { x: number; y: number; place: Place }) {
  return (
    <>
      <circle className={styles[place]} strokeWidth={place === 'goal' ? 4 : 6} cx={x} cy={y} r={radii[place]} />
      {place === 'goal' && (
        <g transform={`translate(${x} ${y})`}>
          <path className={styles.pennant} d="M6-11-10-5 6 1z" />
          <path className={styles.light} strokeWidth="3" d="M6-11v22" />
        </g>
      )}
    </>
  );
}
