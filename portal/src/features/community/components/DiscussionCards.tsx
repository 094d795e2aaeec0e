import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import type { Discussion } from '../community-answers';
import { communityMessages } from '../messages/community.messages';
import { DiscussionCard } from './DiscussionCard';
import styles from './DiscussionCards.module.css';

interface DiscussionCardsProps {
  discussions: Discussion[];
  /** Where further pages come from. */
  source: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  hrefOf: (discussionId: string) => string;
  /** Kept with the address of an opened discussion. */
  linkState: object;
  showsForum: boolean;
}

/** The loaded discussions of a list and the way to more of them (COM-7). */
export function DiscussionCards({ discussions, source, hrefOf, linkState, showsForum }: DiscussionCardsProps) {
  const text = useMessages(communityMessages);
  return (
    <div className={shell.stack12}>
      <ul role="list" className={`${shell.card} ${styles.list}`}>
        {discussions.map((discussion) => (
          <DiscussionCard
            key={discussion.id}
            discussion={discussion}
            href={hrefOf(discussion.id)}
            linkState={linkState}
            showsForum={showsForum}
          />
        ))}
      </ul>
      {source.hasNextPage && (
        <Button
          variant="outlined"
          className={styles.more}
          loading={source.isFetchingNextPage}
          onClick={() => void source.fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </div>
  );
}
