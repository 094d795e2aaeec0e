import { textDirection } from '@masar/i18n';
import { Isolated, shell, StatusBadge, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { searchMessages } from '../search.messages';
import type { SearchResult } from '../search-answers';
import { KindIcon } from './KindIcon';
import { MarkedText } from './MarkedText';
import styles from './ResultRow.module.css';

/** One result: the whole row opens it, the title is its link. */
export function ResultRow({ result }: { result: SearchResult }) {
  const { type, href, title, excerpt, within, isInPreparation } = result;
  const text = useMessages(searchMessages);
  return (
    <li className={styles.row}>
      <KindIcon kind={type} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={href} className={`${shell.wholeRow} ${styles.link}`}>
            <MarkedText segments={title} />
          </Link>
          {isInPreparation && (
            <>
              {' '}
              <StatusBadge status="preparation" />
            </>
          )}
        </h3>
        {within.length > 0 && (
          <p className={styles.within}>
            {within.map((name) => (
              <span key={name}>
                <Isolated>{name}</Isolated>
              </span>
            ))}
          </p>
        )}
        {excerpt.length > 0 && (
          <p
            className={styles.excerpt}
            // A sentence begins on the side of its own language, as posts of the forum do.
            dir={type === 'lesson' ? undefined : textDirection(excerpt.map((segment) => segment.text).join(''))}
          >
            {type === 'lesson' && `${text.inCourse} `}
            <MarkedText segments={excerpt} />
          </p>
        )}
      </div>
    </li>
  );
}
