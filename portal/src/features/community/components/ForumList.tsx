import { pickLocalized } from '@masar/i18n';
import { Skeleton, useLocale, useMessages } from '@masar/ui';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { communityQueries } from '../community.queries';
import { communityMessages } from '../messages/community.messages';
import styles from './ForumList.module.css';

interface ForumListProps {
  /** Empty for all forums. */
  chosen: string;
  /** The address of a forum's list. */
  hrefOf: (forumId: string) => string;
}

/** All forums and each of them; a column beside the list, a row of chips on the phone. */
export function ForumList({ chosen, hrefOf }: ForumListProps) {
  const text = useMessages(communityMessages);
  const { language, format } = useLocale();
  const forums = useSignedInQuery(communityQueries.forums());
  const entry = (id: string, name: string, count?: number) => (
    <li key={id}>
      <Link to={hrefOf(id)} className={styles.forum} aria-current={id === chosen ? 'true' : undefined}>
        <span className={styles.name}>{name}</span>
        {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
      </Link>
    </li>
  );
  return (
    <nav className={styles.forums} aria-label={text.forums}>
      <h2 className={styles.title}>{text.forums}</h2>
      <ul role="list" className={styles.list}>
        {entry('', text.allForums)}
        {forums.data?.map((forum) => entry(forum.id, pickLocalized(forum, 'name', language), forum.discussionsCount))}
        {forums.isPending &&
          [0, 1, 2].map((place) => (
            <li key={place} className={styles.waiting}>
              <Skeleton width="120px" />
            </li>
          ))}
      </ul>
      {forums.isError && (
        <p className={styles.failed} role="alert">
          {text.forumsFailed} <ButtonBase onClick={() => void forums.refetch()}>{text.retry}</ButtonBase>
        </p>
      )}
    </nav>
  );
}
