import { textDirection } from '@masar/i18n';
import { Isolated, useMessages } from '@masar/ui';
import styles from './TitledTexts.module.css';
import { vrWorkshopsMessages } from './vr-workshops.messages';

interface TitledTextsProps {
  items: readonly { title: string; lines: readonly string[]; pictureFileId?: string | null }[];
}

/** Slides or stations in their order: what each is called and says. */
export function TitledTexts({ items }: TitledTextsProps) {
  const text = useMessages(vrWorkshopsMessages);
  return (
    <ol className={styles.items}>
      {items.map(({ title, lines, pictureFileId }, index) => (
        // They have no ids; their order is what they are known by.
        <li key={index}>
          <strong>
            <Isolated>{title}</Isolated>
          </strong>
          {lines.map((line) => (
            <p key={line} dir={textDirection(line)}>
              {line}
            </p>
          ))}
          {pictureFileId && <img src={`/api/files/${pictureFileId}`} alt={text.picture} loading="lazy" />}
        </li>
      ))}
    </ol>
  );
}
