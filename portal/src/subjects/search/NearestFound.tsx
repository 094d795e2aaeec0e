import { dataOf } from '@masar/contracts';
import type { SearchKind } from '@masar/domain';
import { textDirection } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '#shared/api/api';
import { paths } from '#shared/navigation/paths';
import { queryRoots } from '#shared/query/query-roots';
import { nearestFoundMessages } from './nearest-found.messages';
import styles from './NearestFound.module.css';

/** Few enough to be looked through. */
const SHOWN = 5;

interface NearestFoundProps {
  words: string;
  kind: SearchKind;
}

/**
 * Stands below a list that holds none of the words as they are written: what the search finds by other spellings and
 * names, and the way to everything else (CRS-1, SRCH-1).
 */
export function NearestFound({ words, kind }: NearestFoundProps) {
  const text = useMessages(nearestFoundMessages);
  const { language } = useLocale();
  const query = { q: words, language, type: kind, limit: SHOWN };
  const found = useQuery({
    queryKey: [...queryRoots.search, 'nearest', query],
    queryFn: ({ signal }) => dataOf(api.GET('/api/search', { params: { query }, signal })),
    gcTime: 60_000,
  });
  const results = found.data?.groups[0]?.results ?? [];
  return (
    <div className={styles.nearest}>
      {results.length > 0 && (
        <>
          <h3 className={styles.title}>{text.nearest}</h3>
          <ul role="list">
            {results.map(({ id, href, title }) => {
              const whole = title.map((segment) => segment.text).join('');
              return (
                <li key={id}>
                  <Link to={href} className={shell.thumbLink}>
                    <bdi dir={textDirection(whole)}>{whole}</bdi>
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Link to={paths.search.href(words)} className={shell.thumbLink}>
        {text.everything}
      </Link>
    </div>
  );
}
