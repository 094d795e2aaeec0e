import { ChatIcon, ReplyIcon, Skeleton, StatTile, UsersIcon, useLocale, useMessages } from '@masar/ui';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { communityQueries } from '../community.queries';
import { communityMessages } from '../messages/community.messages';
import styles from './CommunityTiles.module.css';

/** Figures of the specification, not counted (spec 2). */
const activeMembers = 5000;
const repliesToday = 1200;

/** Two fixed figures, and the number of discussions that there really are (COM-6). */
export function CommunityTiles() {
  const text = useMessages(communityMessages);
  const { format } = useLocale();
  const forums = useSignedInQuery(communityQueries.forums());
  const total = forums.data?.reduce((sum, { discussionsCount }) => sum + discussionsCount, 0);
  const atLeast = (figure: number) => <bdi dir="ltr">{`${format.number(figure)}+`}</bdi>;
  return (
    <div className={styles.tiles}>
      <StatTile label={text.members} value={atLeast(activeMembers)} icon={<UsersIcon size={18} />} />
      <StatTile label={text.repliesToday} value={atLeast(repliesToday)} icon={<ReplyIcon size={18} />} />
      <StatTile
        label={text.discussions}
        value={forums.isPending ? <Skeleton width="3ch" /> : total === undefined ? '–' : format.number(total)}
        icon={<ChatIcon size={18} />}
      />
    </div>
  );
}
