import { useMessages } from '../locale/LocaleProvider.tsx';
import { logoMessages } from './logo.messages.ts';
import styles from './Logo.module.css';

/** The path with its stations; a logo, so it never mirrors. */
export function LogoMark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        className={styles.path}
        d="M5 26.5c5.5 0 5.5-4.5 8-8s6.5-1.5 8.5-5 1.5-8 6-8.5"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle className={styles.start} cx="5" cy="26.5" r="3.5" />
      <circle className={styles.middle} cx="15" cy="16.5" r="3.5" />
      <circle className={styles.end} cx="27" cy="5" r="3.5" />
    </svg>
  );
}

/** The mark with a name beside it: the product's, unless the organisation has its own. */
export function Logo({ name }: { name?: string }) {
  const own = useMessages(logoMessages).name;
  return (
    <span className={styles.logo}>
      <LogoMark />
      {name ?? own}
    </span>
  );
}
