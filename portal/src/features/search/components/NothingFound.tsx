import { textDirection } from '@masar/i18n';
import { EmptyState, shell, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { usePublicQuery } from '#shared/query/usePublicQuery';
import { searchMessages } from '../search.messages';
import { searchQueries } from '../search.queries';
import { useSearch } from '../useSearch';
import styles from './NothingFound.module.css';

/** Nothing matches: what helps, and titles that begin like what was typed. */
export function NothingFound({ words }: { words: string }) {
  const text = useMessages(searchMessages);
  const suggestions = usePublicQuery(searchQueries.suggestions(useSearch(words))).data ?? [];
  const meant = suggestions.length > 0 && (
    <div className={styles.meant}>
      <h3 className={styles.title}>{text.meant}</h3>
      <ul role="list">
        {suggestions.map(({ id, href, title }) => (
          <li key={id}>
            <Link to={href} className={shell.thumbLink}>
              <bdi dir={textDirection(title)}>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <EmptyState drawing="search" title={text.nothing} action={meant}>
      {text.nothingHint}
    </EmptyState>
  );
}
