import styles from './CourseRoad.module.css';

export interface Station {
  /** `done-here` where the reader is again, at what is done. */
  state: 'done' | 'done-here' | 'here' | 'ahead';
  /** Whether the way to it is walked. */
  isReached: boolean;
}

/** A way with stations; what was walked is drawn, and what is walked now draws itself. */
export function Road({ stations, label }: { stations: readonly Station[]; label: string }) {
  return (
    <span className={styles.road} role="img" aria-label={label}>
      {stations.map(({ state, isReached }, station) => (
        <span key={station} className={styles.station} data-state={state} data-reached={isReached} />
      ))}
    </span>
  );
}
