import { DownloadIcon, Isolated, useLocale, useMessages } from '@masar/ui';
import { learningMessages } from '../learning.messages';
import type { Lesson } from '../lesson.queries';
import styles from './Attachments.module.css';

/** Files that belong to a lesson. */
export function Attachments({ files }: { files: Lesson['attachments'] }) {
  const text = useMessages(learningMessages);
  const { format } = useLocale();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="lesson-attachments" className={styles.section}>
      <h2 id="lesson-attachments">{text.attachments}</h2>
      <ul role="list" className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <a href={file.url} download={file.name} className={styles.file}>
              <DownloadIcon size={20} />
              <Isolated>{file.name}</Isolated>
              <span className={styles.size}>{format.size(file.size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
