import { Isolated, useLocale, useMessages } from '@masar/ui';
import { useId } from 'react';
import { bulkMessages } from './bulk.messages';
import styles from './BulkResults.module.css';
import type { CodeList } from './read-code-list';

/** What the list held besides codes: repeated ones and lines that were not read, with their numbers. */
export function LineNotes({ list }: { list: CodeList }) {
  const text = useMessages(bulkMessages);
  const { digits } = useLocale();
  const notes = [
    { title: text.repeated(list.repeated.length, digits), lines: list.repeated },
    { title: text.unread(list.unread.length, digits), lines: list.unread },
  ];
  return notes.filter(({ lines }) => lines.length > 0).map((note) => <LineNote key={note.title} {...note} />);
}

function LineNote({ title, lines }: { title: string; lines: CodeList['unread'] }) {
  const id = useId();
  const text = useMessages(bulkMessages);
  const { format } = useLocale();
  return (
    <div className={styles.note}>
      <h3 id={id}>{title}</h3>
      <ul role="list" aria-labelledby={id}>
        {lines.map(({ line, text: content }) => (
          <li key={`${line} ${content}`}>
            <span>{text.line(format.number(line))}</span>
            <Isolated>{content}</Isolated>
          </li>
        ))}
      </ul>
    </div>
  );
}
