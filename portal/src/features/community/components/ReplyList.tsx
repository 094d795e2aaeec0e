import { ErrorState, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { rowsOf } from '#shared/query/list-page';
import { communityQueries } from '../community.queries';
import { discussionMessages } from '../messages/discussion.messages';
import { type SoughtReply, useSoughtReply } from '../useSoughtReply';
import styles from './ReplyList.module.css';
import { ReplyRow } from './ReplyRow';
import { ReplySkeletons } from './ReplySkeletons';

interface ReplyListProps {
  discussionId: string;
  /** Replies whose text stands above the list. */
  lifted: readonly string[];
  canAccept: boolean;
  /** The reply that is sought, each time anew. */
  sought: SoughtReply | null;
  /** Left out where no reply is taken. */
  onAnswer: ((name: string) => void) | undefined;
}

/** The replies of a discussion, the oldest first, page by page. */
export function ReplyList({ discussionId, lifted, canAccept, sought, onAnswer }: ReplyListProps) {
  const text = useMessages(discussionMessages);
  const describe = useFailureText();
  const replies = useInfiniteQuery(communityQueries.replies(discussionId));
  useSoughtReply(sought, replies);
  if (replies.isPending) return <ReplySkeletons />;
  if (replies.isError && !replies.data) {
    return (
      <ErrorState headingLevel={3} title={text.repliesFailed} onRetry={() => void replies.refetch()}>
        {describe(replies.error)}
      </ErrorState>
    );
  }
  const rows = rowsOf(replies.data);
  if (rows.length === 0) return <p className={styles.none}>{onAnswer ? text.noReplies : text.noRepliesTaken}</p>;
  return (
    <>
      <ul role="list" className={styles.list}>
        {rows.map((reply) => (
          <ReplyRow
            key={reply.id}
            reply={reply}
            isLifted={lifted.includes(reply.id)}
            canAccept={canAccept}
            onAnswer={onAnswer}
          />
        ))}
      </ul>
      {replies.hasNextPage && (
        <Button variant="outlined" loading={replies.isFetchingNextPage} onClick={() => void replies.fetchNextPage()}>
          {text.moreReplies}
        </Button>
      )}
    </>
  );
}
