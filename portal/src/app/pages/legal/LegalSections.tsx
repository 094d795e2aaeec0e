import { shell } from '@masar/ui';
import type { LegalSection } from './legal-text';
import { LegalBlocks } from './LegalBlocks';
import styles from './LegalSections.module.css';

interface LegalSectionsProps {
  sections: readonly LegalSection[];
  /** Heading of the list of anchors. */
  contents: string;
}

/** Numbered sections and, before them, links to each. */
export function LegalSections({ sections, contents }: LegalSectionsProps) {
  return (
    <div className={`${shell.stack32} ${styles.columns}`}>
      <nav aria-labelledby="contents-title" className={`${shell.card} ${styles.contents}`}>
        <h2 id="contents-title">{contents}</h2>
        <ol role="list">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text}>
        {sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <LegalBlocks blocks={blocks} />
          </section>
        ))}
      </article>
    </div>
  );
}
