import { textDirection } from '@masar/i18n';
import { shell, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { rowsOf } from '#shared/query/list-page';
import { PostTitle } from '#subjects/markdown/PostTitle';
import { communityQueries } from '../community.queries';
import type { Discussion } from '../community-answers';
import { discussionMessages } from '../messages/discussion.messages';
import styles from './TopicAside.module.css';

/** What else is talked about in the same forum. */
export function TopicAside({ topic: { id, forumId } }: { topic: Discussion }) {
  const text = useMessages(discussionMessages);
  const list = useInfiniteQuery({
    ...communityQueries.list({ forumId: forumId ?? '', search: '', view: 'active' }),
    enabled: forumId !== null,
  });
  const others = rowsOf(list.data)
    .filter((other) => other.id !== id && !other.isPinned)
    .slice(0, 5);
  if (others.length === 0) return null;
  return (
    <aside className={`${shell.card} ${styles.aside}`} aria-labelledby="others-of-the-forum">
      <h2 id="others-of-the-forum">{text.sameForum}</h2>
      <ul role="list">
        {others.map((other) => (
          <li key={other.id}>
            <Link to={paths.discussion.href(other.id)} className={styles.link} dir={textDirection(other.title)}>
              <PostTitle>{other.title}</PostTitle>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
