import { dataOf } from '@masar/contracts';
import { limits } from '@masar/domain';
import { textDirection } from '@masar/i18n';
import {
  Avatar,
  ChatIcon,
  ErrorState,
  HeartIcon,
  ReplyIcon,
  RowsSkeleton,
  shell,
  useLocale,
  useMessages,
} from '@masar/ui';
import { queryOptions } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '#shared/api/api';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { paths } from '#shared/navigation/paths';
import { queryRoots } from '#shared/query/query-roots';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { RelativeTime } from '#shared/time/RelativeTime';
import { Panel, PanelNote } from '#subjects/dashboard/Panel';
import { PostTitle } from '#subjects/markdown/PostTitle';
import { homeMessages } from './home.messages';
import styles from './PanelRows.module.css';

/** Pinned ones stand first in the forum for months: what is recent comes after them. */
const ASKED = 10;

const latest = queryOptions({
  queryKey: [...queryRoots.community, 'home'],
  queryFn: () => dataOf(api.GET('/api/discussions', { params: { query: { limit: ASKED } } })),
});

/** The first three discussions with their replies and likes (spec 2, Home). */
export function RecentDiscussions() {
  const text = useMessages(homeMessages);
  const { format } = useLocale();
  const describe = useFailureText();
  const discussions = useSignedInQuery(latest);
  const recent = discussions.data?.filter(({ isPinned }) => !isPinned).slice(0, limits.homeDiscussions);
  return (
    <Panel title={text.recentDiscussions} more={{ to: paths.community.href(), text: text.viewAll }}>
      {discussions.isPending && <RowsSkeleton rows={limits.homeDiscussions} />}
      {discussions.isError && (
        <ErrorState title={text.discussionsFailed} headingLevel={3} onRetry={() => void discussions.refetch()}>
          {describe(discussions.error)}
        </ErrorState>
      )}
      {recent?.length === 0 && (
        <div className={styles.quiet}>
          <ChatIcon size={26} />
          <PanelNote>{text.noDiscussions}</PanelNote>
        </div>
      )}
      {recent && recent.length > 0 && (
        <ul role="list" className={styles.rows}>
          {recent.map(({ id, title, author, repliesCount, likesCount, createdAt }) => (
            <li key={id} className={styles.row}>
              <Avatar personId={author?.id} name={author?.name ?? 'U'} imageUrl={author?.profileImageUrl ?? null} />
              <div className={styles.words}>
                <Link to={paths.discussion.href(id)} className={`${shell.wholeRow} ${styles.title}`}>
                  <span dir={textDirection(title)}>
                    <PostTitle>{title}</PostTitle>
                  </span>
                </Link>
                <p className={styles.facts}>
                  {repliesCount > 0 && (
                    <span>
                      <ReplyIcon size={16} />
                      <span className="visually-hidden">{text.replies}</span>
                      {format.number(repliesCount)}
                    </span>
                  )}
                  {likesCount > 0 && (
                    <span>
                      <HeartIcon size={16} />
                      <span className="visually-hidden">{text.likes}</span>
                      {format.number(likesCount)}
                    </span>
                  )}
                  <RelativeTime at={createdAt} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
