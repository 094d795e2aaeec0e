import { Isolated } from '@masar/ui';
import type { LegalBlock, LegalSection } from './legal-text';
import styles from './LegalSections.module.css';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('terms' in block) {
    return (
      <dl>
        {block.terms.map(({ name, text }) => (
          <div key={name}>
            <dt>
              <Isolated>{name}</Isolated>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

interface LegalSectionsProps {
  sections: Record<string, LegalSection>;
  /** Heading of the list of anchors. */
  contents: string;
}

/** Numbered sections and, before them, links to each. */
export function LegalSections({ sections, contents }: LegalSectionsProps) {
  const entries = Object.entries(sections);
  return (
    <div className={styles.columns}>
      <nav aria-labelledby="contents-title" className={styles.contents}>
        <h2 id="contents-title">{contents}</h2>
        <ol role="list">
          {entries.map(([id, { title }]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text}>
        {entries.map(([id, { title, blocks }]) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}
