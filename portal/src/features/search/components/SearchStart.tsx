import { EmptyState, Isolated, shell, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { hrefOf } from '../model/search-address';
import { searchMessages } from '../search.messages';
import styles from './SearchStart.module.css';

/** Words that find something in every language and on every day. */
const examples = ['JavaScript', 'البرمجة', 'التصميم', 'التسويق', 'Excel'];

/** Before anything was typed: how to search, with examples. */
export function SearchStart() {
  const text = useMessages(searchMessages);
  const links = (
    <ul role="list" className={`${shell.row8} ${styles.examples}`}>
      {examples.map((words) => (
        <li key={words}>
          <Link to={hrefOf({ words, kind: undefined })} className={styles.example}>
            <Isolated>{words}</Isolated>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <EmptyState drawing="search" title={text.startTitle} action={links}>
      {text.startHint}
    </EmptyState>
  );
}
