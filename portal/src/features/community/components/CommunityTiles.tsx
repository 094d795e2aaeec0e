import { ChatIcon, ReplyIcon, Skeleton, StatTile, useLocale, useMessages, UsersIcon } from '@masar/ui';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { SiteFigure } from '#shared/site/SiteFigure';
import { useSitePage } from '#shared/site/useSitePage';
import { communityQueries } from '../community.queries';
import { communityMessages } from '../messages/community.messages';
import styles from './CommunityTiles.module.css';

/** How many discussions there are, and two figures that an administrator wrote or that are counted (COM-6, READ-1). */
export function CommunityTiles() {
  const text = useMessages(communityMessages);
  const { format } = useLocale();
  const { figure } = useSitePage('community');
  const [members, repliesToday] = [figure('members'), figure('repliesToday')];
  const forums = useSignedInQuery(communityQueries.forums());
  const total = forums.data?.reduce((sum, { discussionsCount }) => sum + discussionsCount, 0);
  return (
    <div className={styles.tiles}>
      {members && (
        <StatTile label={text.members} value={<SiteFigure figure={members} />} icon={<UsersIcon size={18} />} />
      )}
      {repliesToday && (
        <StatTile
          label={text.repliesToday}
          value={<SiteFigure figure={repliesToday} />}
          icon={<ReplyIcon size={18} />}
        />
      )}
      <StatTile
        label={text.discussions}
        value={forums.isPending ? <Skeleton width="3ch" /> : total === undefined ? '–' : format.number(total)}
        icon={<ChatIcon size={18} />}
      />
    </div>
  );
}
