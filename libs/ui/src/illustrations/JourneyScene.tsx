import { Scene } from './Scene.tsx';
import styles from './Scene.module.css';
import frame from './JourneyScene.module.css';

/** A date palm: trunk and seven leaves. */
function Palm({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className={styles.trunk} d="M0 0c-5-26-3-52 3-78" />
      <path
        className={styles.leaf}
        d="M3-78c-14-12-30-10-40 4M3-78C-7-94-22-96-32-88M3-78C1-94-6-104-14-106M3-78C7-96 14-104 24-106M3-78c10-16 26-18 36-8M3-78c16-10 30-6 38 8M3-78c12 0 22 8 26 22"
      />
    </g>
  );
}

/** The land between two rivers, and the way through it to the first job. Decorative. */
export function JourneyScene() {
  return (
    <div className={frame.panel}>
      <Scene
        road="M500 300C440 322 402 292 372 268S300 246 262 268 182 292 152 244 176 170 128 150 72 122 84 84"
        stations={[
          [372, 268],
          [262, 268],
          [152, 244],
          [84, 84],
        ]}
        front={
          <>
            <Palm x={424} y={262} size={1} />
            <Palm x={462} y={286} size={0.8} />
            <Palm x={36} y={262} size={0.72} />
          </>
        }
      >
        <circle className={styles.start} cx="330" cy="92" r="38" />
        <path className={styles.hill} d="M-10 188C60 96 110 96 170 150S300 206 380 148 470 130 500 150V350H-10z" />
        <path
          className={styles.river}
          d="M-10 218c80-24 130 10 200 6s130-40 310-14v44c-150-26-220 22-310 18S70 238-10 260z"
        />
        <path className={styles.nearHill} d="M-10 262c70-22 130 4 210 0s190-44 300-12V350H-10z" />
      </Scene>
    </div>
  );
}
