import styles from './Scene.module.css';

/** A date palm that stands at this point. */
export function Palm({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className={styles.trunk} strokeWidth="7" d="M0 0c-5-26-3-52 3-78" />
      <path
        className={styles.leaf}
        strokeWidth="6"
        d="M3-78c-14-12-30-10-40 4M3-78C-7-94-22-96-32-88M3-78C1-94-6-104-14-106M3-78C7-96 14-104 24-106M3-78c10-16 26-18 36-8M3-78c16-10 30-6 38 8M3-78c12 0 22 8 26 22"
      />
    </g>
  );
}

/** Sun, hills and a river: the land between the two rivers. */
export function Land() {
  return (
    <>
      <circle className={styles.start} cx="330" cy="92" r="38" />
      <path className={styles.hill} d="M-10 188C60 96 110 96 170 150S300 206 380 148 470 130 500 150V350H-10z" />
      <path
        className={styles.river}
        d="M-10 218c80-24 130 10 200 6s130-40 310-14v44c-150-26-220 22-310 18S70 238-10 260z"
      />
      <path className={styles.nearHill} d="M-10 262c70-22 130 4 210 0s190-44 300-12V350H-10z" />
    </>
  );
}
