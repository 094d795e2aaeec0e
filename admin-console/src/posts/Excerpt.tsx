import styles from './Excerpt.module.css';

/** More than the lines of a row hold. */
const LENGTH = 240;

/** The beginning of what people wrote, two lines of it, each in the direction of its own words. */
export function Excerpt({ children }: { children: string }) {
  return (
    <span className={styles.excerpt} dir="auto">
      {children.slice(0, LENGTH)}
    </span>
  );
}
