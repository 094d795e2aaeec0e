import { Link } from 'react-router-dom';
import { Isolated } from '@masar/ui';
import styles from '../lists/LinkCards.module.css';
import type { SearchAlias } from './search-alias';

/** The list on a phone: one card for each name, the whole of it a link. */
export function SearchAliasCards({ rows }: { rows: SearchAlias[] }) {
  return (
    <ul className={styles.list} role="list">
      {rows.map(({ id, term, canonical }) => (
        <li key={id}>
          <Link className={styles.card} to={`/search-aliases/${id}`}>
            <Isolated className={styles.name}>{term}</Isolated>
            <Isolated>{canonical}</Isolated>
          </Link>
        </li>
      ))}
    </ul>
  );
}
