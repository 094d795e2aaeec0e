import { Isolated, useMessages } from '@masar/ui';
import { postingWords } from './posting-words.messages';
import styles from './PostedBy.module.css';

interface PostedByProps {
  /** Where the posting names one. */
  organisation?: string | null;
  poster: string | null;
}

/** For whom a posting was made and who wrote it; one of them alone where that is all. */
export function PostedBy({ organisation, poster }: PostedByProps) {
  const text = useMessages(postingWords);
  const name = <Isolated>{poster ?? text.deletedUser}</Isolated>;
  if (!organisation) return name;
  return (
    <span className={styles.names}>
      <span>
        <Isolated>{organisation}</Isolated>
      </span>
      <span className={styles.poster}>{name}</span>
    </span>
  );
}
