import { textDirection } from '@masar/i18n';
import { Isolated, shell } from '@masar/ui';
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
    <section className={`${shell.stack10} ${styles.text}`}>
      <h2>{title}</h2>
      <p dir={textDirection(children)}>{children}</p>
    </section>
  );
}

/** What somebody is good at or looks for, as they wrote it; nothing where they named nothing. */
export function SkillList({ title, skills }: { title: string; skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <section className={`${shell.stack10} ${styles.text}`}>
      <h2>{title}</h2>
      <ul role="list" className={styles.skills}>
        {skills.map((skill) => (
          <li key={skill}>
            <Isolated>{skill}</Isolated>
          </li>
        ))}
      </ul>
    </section>
  );
}
