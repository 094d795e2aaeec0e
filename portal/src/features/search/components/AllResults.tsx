import { Isolated, SearchIcon, useMessages } from '@masar/ui';
import { suggestionMessages } from '../suggestions.messages';
import styles from './Suggestions.module.css';

/** The last entry of every list of suggestions: all results. */
export function AllResults({ words, option }: { words: string; option: object }) {
  const text = useMessages(suggestionMessages);
  return (
    <div className={styles.option} {...option}>
      <span className={styles.sign}>
        <SearchIcon />
      </span>
      <span className={styles.title}>
        {text.all} <Isolated className={styles.typed}>{words}</Isolated>
      </span>
    </div>
  );
}
