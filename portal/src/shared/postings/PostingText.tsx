import { textDirection } from '@masar/i18n';
import styles from './PostingText.module.css';

interface PostingTextProps {
  title: string;
  /** As people wrote it, lines included; nothing is shown where it is empty. */
  children: string;
}

/** A text of a posting under its heading, in the direction of its own language. */
export function PostingText({ title, children }: PostingTextProps) {
  if (!children) return null;
  return (
    <section className={styles.text}>
      <h2>{title}</h2>
      <p dir={textDirection(children)}>{children}</p>
    </section>
  );
}
