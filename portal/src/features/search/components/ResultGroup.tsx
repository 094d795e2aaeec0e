import { shell, useLocale, useMessages } from '@masar/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { countText } from '../model/count-text';
import { allOfKindMessages, kindMessages } from '../search.messages';
import type { SearchGroup } from '../search-answers';
import styles from './ResultGroup.module.css';
import { ResultRow } from './ResultRow';

interface ResultGroupProps {
  group: SearchGroup;
  /** Address of all results of this kind, where these are only the best. */
  hrefOfAll?: string | undefined;
  /** Stands below the results. */
  children?: ReactNode;
}

/** Results of one kind under its name. */
export function ResultGroup({ group: { type, results, total }, hrefOfAll, children }: ResultGroupProps) {
  const kinds = useMessages(kindMessages);
  const allOf = useMessages(allOfKindMessages);
  const { format } = useLocale();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={shell.stack10}>
      <div className={styles.head}>
        <h2 id={heading}>{kinds[type]}</h2>
        {hrefOfAll && total > results.length && (
          <Link to={hrefOfAll} className={styles.all}>
            {allOf[type]} ({countText(total, format.number)})
          </Link>
        )}
      </div>
      <ul role="list" className={`${shell.card} ${styles.rows}`}>
        {results.map((result) => (
          <ResultRow key={result.href} result={result} />
        ))}
      </ul>
      {children}
    </section>
  );
}
