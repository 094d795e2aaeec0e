import styles from './Scene.module.css';
import { Scene } from './Scene.tsx';

/** A curve with its handles, and the colours beside it. */
export function DesignScene() {
  return (
    <Scene
      road="M500 286C420 318 372 300 364 238S300 90 226 108 196 246 140 250 58 190 66 104"
      stations={[
        [364, 238],
        [226, 108],
        [140, 250],
        [66, 104],
      ]}
      front={
        <>
          <path className={styles.ink} strokeWidth="3" d="M300 90 152 126" />
          <rect className={styles.station} strokeWidth="3" x="292" y="82" width="16" height="16" rx="3" />
          <rect className={styles.station} strokeWidth="3" x="144" y="118" width="16" height="16" rx="3" />
        </>
      }
    >
      <circle className={styles.soft} cx="352" cy="112" r="58" />
      <path className={styles.soft} d="m238 198 48 84h-96z" />
      <rect className={styles.sheet} x="196" y="262" width="150" height="52" rx="14" />
      <circle className={styles.start} cx="222" cy="288" r="14" />
      <circle className={styles.goal} strokeWidth="0" cx="255" cy="288" r="14" />
      <circle className={styles.solid} cx="288" cy="288" r="14" />
      <circle className={styles.soft} cx="321" cy="288" r="14" />
    </Scene>
  );
}

/** A voice that reaches its target. */
export function MarketingScene() {
  return (
    <Scene
      road="M500 300C456 312 428 292 404 268S330 232 290 258 214 300 176 268 152 178 106 146"
      stations={[
        [404, 268],
        [290, 258],
        [176, 268],
        [106, 146],
      ]}
    >
      <circle className={styles.sheet} cx="106" cy="146" r="80" />
      <circle className={styles.softLine} strokeWidth="13" cx="106" cy="146" r="55" />
      <path className={styles.solid} d="M418 112v54h-34l-84 40V72l84 40z" />
      <path className={styles.solid} d="M398 166v34a13 13 0 0 1-26 0v-40z" />
      <rect className={styles.start} x="288" y="62" width="20" height="154" rx="10" />
      <path className={styles.softLine} strokeWidth="7" d="M258 114a36 36 0 0 0 0 50M234 94a66 66 0 0 0 0 90" />
    </Scene>
  );
}

/** A board whose cards move on. */
export function ProjectScene() {
  return (
    <Scene
      road="M500 312C448 312 432 268 380 268S300 306 248 290 172 246 124 262 40 214 56 128"
      stations={[
        [380, 268],
        [248, 290],
        [124, 262],
        [56, 128],
      ]}
    >
      <rect className={styles.sheet} x="326" y="46" width="104" height="204" rx="16" />
      <rect className={styles.sheet} x="208" y="46" width="104" height="204" rx="16" />
      <rect className={styles.sheet} x="90" y="46" width="104" height="204" rx="16" />
      <path className={styles.softLine} strokeWidth="7" d="M412 68h-42M294 68h-30M176 68h-50" />
      <rect className={styles.soft} x="340" y="88" width="76" height="42" rx="9" />
      <rect className={styles.soft} x="340" y="140" width="76" height="42" rx="9" />
      <rect className={styles.soft} x="340" y="192" width="76" height="30" rx="9" />
      <rect className={styles.solid} x="222" y="88" width="76" height="56" rx="9" />
      <rect className={styles.soft} x="222" y="154" width="76" height="42" rx="9" />
      <rect className={styles.start} x="104" y="88" width="76" height="42" rx="9" />
      <rect className={styles.soft} x="104" y="140" width="76" height="56" rx="9" />
      <path className={styles.light} d="M282 108h-34m34 16h-20" />
    </Scene>
  );
}
