import { textDirection } from '@masar/i18n';
import styles from './Excerpt.module.css';

/** More than the lines of a row hold. */
const LENGTH = 240;

interface ExcerptProps {
  /** Of the discussion or posting, where the text does not begin with it. */
  title?: string;
  children: string;
}

/** The beginning of what people wrote, two lines of it, each in the direction of its own words. */
export function Excerpt({ title, children }: ExcerptProps) {
  return (
    <span className={styles.beginning}>
      {title && (
        <span className={styles.title} dir={textDirection(title)}>
          {title}
        </span>
      )}
      <span className={styles.excerpt} dir={textDirection(children)}>
        {children.slice(0, LENGTH)}
      </span>
    </span>
  );
}
