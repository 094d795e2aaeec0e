import styles from './CertificateOrnaments.module.css';

/** The way with its stations that all of the brand is drawn on, along the foot of a certificate. */
export function CertificateRoad() {
  return (
    <svg className={styles.road} viewBox="0 0 400 48" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 38C70 38 90 12 160 12S250 40 310 34s60-22 90-24" pathLength={1} />
    </svg>
  );
}

/** The seal of a certificate that holds. */
export function CertificateSeal() {
  return (
    <svg className={styles.seal} viewBox="0 0 72 72" aria-hidden="true">
      <path
        className={styles.wax}
        d="M66.0 36.0Q72.8 43.3 63.7 47.5Q67.2 56.8 57.2 57.2Q56.8 67.2 47.5 63.7Q43.3 72.8 36.0 66.0Q28.7 72.8 24.5 63.7Q15.2 67.2 14.8 57.2Q4.8 56.8 8.3 47.5Q-0.8 43.3 6.0 36.0Q-0.8 28.7 8.3 24.5Q4.8 15.2 14.8 14.8Q15.2 4.8 24.5 8.3Q28.7 -0.8 36.0 6.0Q43.3 -0.8 47.5 8.3Q56.8 4.8 57.2 14.8Q67.2 15.2 63.7 24.5Q72.8 28.7 66.0 36.0Z"
      />
      <circle cx="36" cy="36" r="23" />
      <path d="m26 37 7 7 14-16" />
    </svg>
  );
}
