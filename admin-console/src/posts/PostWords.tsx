import { shell } from '@masar/ui';
import styles from './PostWords.module.css';

interface PostWordsProps {
  label: string;
  /** Markdown as it was typed: a moderator sees where every link leads. */
  children: string;
  /** Opens it where it stands, in the portal. */
  link?: { href: string; text: string };
}

/** What somebody wrote, whole, and the way to its place. */
export function PostWords({ label, children, link }: PostWordsProps) {
  return (
    <section className={styles.post}>
      <h2>{label}</h2>
      {/* Long words scroll, also by keyboard. */}
      <div className={styles.words} role="region" aria-label={label} tabIndex={0}>
        <blockquote>{children}</blockquote>
      </div>
      {link && (
        <a className={shell.thumbLink} href={link.href} target="_blank" rel="noreferrer">
          {link.text}
        </a>
      )}
    </section>
  );
}
