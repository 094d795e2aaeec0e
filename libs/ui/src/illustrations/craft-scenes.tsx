import styles from './Scene.module.css';
import { Scene } from './Scene.tsx';

/** A window with lines of code. */
export function WebScene() {
  return (
    <Scene
      road="M500 312C440 312 420 276 360 284S262 322 200 300 122 236 84 216 40 150 62 96"
      stations={[
        [360, 284],
        [200, 300],
        [84, 216],
        [62, 96],
      ]}
      front={
        <>
          <rect className={styles.solid} x="330" y="36" width="84" height="84" rx="20" />
          <path className={`${styles.light} ${styles.upright}`} d="m358 62-16 16 16 16m28-32 16 16-16 16m-10-38-8 44" />
        </>
      }
    >
      <rect className={styles.sheet} x="124" y="62" width="252" height="190" rx="16" />
      <path className={styles.softLine} strokeWidth="2" d="M124 98h252" />
      <path className={styles.ink} strokeWidth="9" d="M146 80h.1M166 80h.1M186 80h.1" />
      <path className={styles.softLine} strokeWidth="9" d="M300 126h-36M236 154h-60M284 182h-72M300 210h-28" />
      <path className={styles.ink} strokeWidth="9" d="M240 126h-30M284 154h-24M186 182h-28" />
    </Scene>
  );
}

/** Columns that grow from step to step. */
export function BusinessScene() {
  return (
    <Scene
      road="M500 268C452 268 446 226 404 226S366 180 324 180 286 132 244 132 206 84 164 84 116 58 76 58"
      stations={[
        [404, 226],
        [324, 180],
        [244, 132],
        [164, 84],
        [76, 58],
      ]}
    >
      <rect className={styles.sheet} x="372" y="226" width="64" height="130" rx="12" />
      <rect className={styles.sheet} x="292" y="180" width="64" height="180" rx="12" />
      <rect className={styles.sheet} x="212" y="132" width="64" height="220" rx="12" />
      <rect className={styles.sheet} x="132" y="84" width="64" height="270" rx="12" />
      <path
        className={styles.softLine}
        d="M388 282h32M308 246h32m-32 22h20M228 204h32m-32 22h32m-32 22h18M148 160h32m-32 22h32m-32 22h32m-32 22h20"
      />
      <circle className={styles.start} cx="66" cy="262" r="34" />
      <path
        className={`${styles.light} ${styles.upright}`}
        strokeWidth="4"
        d="M76 250c-8-8-21-4-20 4 1 9 20 7 21 16 1 8-13 11-22 3m11-29v37"
      />
    </Scene>
  );
}

/** Two people in conversation. */
export function PersonalScene() {
  return (
    <Scene
      road="M500 304C446 304 430 268 380 272S300 318 240 310 152 262 104 268 40 214 60 150"
      stations={[
        [380, 272],
        [240, 310],
        [104, 268],
        [60, 150],
      ]}
    >
      <path className={styles.solid} d="M306 262c0-38 24-58 54-58s54 20 54 58z" />
      <circle className={styles.solid} cx="360" cy="172" r="27" />
      <path className={styles.soft} d="M118 262c0-38 24-58 54-58s54 20 54 58z" />
      <circle className={styles.soft} cx="172" cy="172" r="27" />
      <path
        className={styles.sheet}
        d="M262 46h116a16 16 0 0 1 16 16v40a16 16 0 0 1-16 16h-14l-8 18-16-18h-78a16 16 0 0 1-16-16V62a16 16 0 0 1 16-16z"
      />
      <path className={styles.softLine} strokeWidth="8" d="M368 72h-92M368 94h-56" />
      <path
        className={styles.sheet}
        d="M122 76h88a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14h-22l-14 14-6-14h-46a14 14 0 0 1-14-14V90a14 14 0 0 1 14-14z"
      />
      <path className={styles.ink} strokeWidth="8" d="M146 105h.1M166 105h.1M186 105h.1" />
    </Scene>
  );
}
