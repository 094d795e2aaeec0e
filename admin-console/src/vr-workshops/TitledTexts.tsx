import styles from './TitledTexts.module.css';

interface TitledTextsProps {
  items: readonly { title: string; lines: readonly string[] }[];
}

/** Slides or stations in their order: what each is called and says. */
export function TitledTexts({ items }: TitledTextsProps) {
  return (
    <ol className={styles.items}>
      {items.map(({ title, lines }, index) => (
        // They have no ids; their order is what they are known by.
        <li key={index}>
          <strong dir="auto">{title}</strong>
          {lines.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
