import { CheckIcon, useMessages } from '@masar/ui';
import { landingMessages } from './landing.messages';
import styles from './Hero.module.css';

const stations = [
  { x: 466, y: 330, r: 20, tone: 'blue' },
  { x: 394, y: 292, r: 15, tone: 'pink' },
  { x: 318, y: 234, r: 19, tone: 'green' },
  { x: 236, y: 176, r: 15, tone: 'brown' },
  { x: 158, y: 140, r: 20, tone: 'purple' },
] as const;

/** The path from the first lesson to the first job, drawn once for right-to-left and mirrored for left-to-right. */
export function HeroDrawing() {
  const text = useMessages(landingMessages);
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox="0 0 520 380" preserveAspectRatio="xMidYMid slice" focusable="false">
        <g className={styles.map}>
          <path
            className={styles.contour}
            d="M-10 96C120 40 190 132 300 92S450 40 540 74M-10 128C110 84 200 150 320 116S460 70 540 104"
          />
          <path className={styles.road} d="M62 64c60 4 34 66 96 76s60 12 78 36 40 54 82 58 46 46 76 58 34 36 72 38" />
          <path className={styles.middle} d="M62 64c60 4 34 66 96 76s60 12 78 36 40 54 82 58 46 46 76 58 34 36 72 38" />
          {stations.map(({ x, y, r, tone }) => (
            <circle key={tone} className={styles.station} data-tone={tone} cx={x} cy={y} r={r} />
          ))}
          <circle className={styles.goal} cx="62" cy="64" r="26" />
        </g>
      </svg>
      <span className={styles.check}>
        <CheckIcon size={24} strokeWidth={3} />
      </span>
      <span className={`${styles.card} ${styles.course}`}>
        <strong>{text.heroCourse}</strong>
        {text.heroLesson}
      </span>
      <span className={`${styles.card} ${styles.certificate}`}>
        <strong>{text.heroCertificate}</strong>
        {text.heroVerified}
      </span>
    </div>
  );
}
