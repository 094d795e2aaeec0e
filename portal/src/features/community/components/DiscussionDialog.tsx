import { textDirection } from '@masar/i18n';
import { EmptyState, ErrorState, RowsSkeleton, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { communityQueries } from '../community.queries';
import { communityMessages } from '../messages/community.messages';
import { discussionMessages } from '../messages/discussion.messages';
import { beginningOf } from '../model/cached-posts';
import { isUnknown } from '../model/unknown-post';
import { useLiveDiscussion } from '../useLiveCommunity';
import styles from './DiscussionDialog.module.css';
import { DiscussionView } from './DiscussionView';

/** A quick look at one discussion over the list, with the way to its page (COM-6, COM-10). */
export function DiscussionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useMessages(discussionMessages);
  const { deletedDiscussion, openPage } = useMessages(communityMessages);
  const describe = useFailureText();
  const client = useQueryClient();
  useLiveDiscussion(id);
  const query = useSignedInQuery({
    ...communityQueries.discussion(id),
    placeholderData: () => beginningOf(client, id),
  });
  const { error, refetch } = query;
  // What a moderator takes away while it is open is gone.
  const known = isUnknown(error) ? undefined : query.data;
  // A list knows the title, and of the text the beginning only.
  const data = query.isPlaceholderData ? undefined : known;
  // Closing goes back in the history: twice would leave the list.
  const isLeaving = useRef(false);
  const close = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    onClose();
  };

  const waiting = isUnknown(error) ? text.notFound : error ? text.failed : text.loading;
  const title = known ? known.title || deletedDiscussion : waiting;
  return (
    <Dialog title={title} titleDirection={known && textDirection(known.title)} size="wide" onClose={close}>
      {!data && !error && <RowsSkeleton rows={3} />}
      {!data && isUnknown(error) && (
        <EmptyState
          drawing="lost"
          headingLevel={3}
          title={text.notFound}
          action={<Button onClick={close}>{text.backToList}</Button>}
        >
          {text.notFoundHint}
        </EmptyState>
      )}
      {!data && error && !isUnknown(error) && (
        <ErrorState headingLevel={3} title={text.failed} onRetry={() => void refetch()} retryLabel={text.retry}>
          {describe(error)}
        </ErrorState>
      )}
      {data && (
        <div className={styles.look}>
          <Link to={paths.discussion.href(id)} className={styles.page}>
            {openPage}
          </Link>
          <DiscussionView discussion={data} heading="h3" onDeleted={close} />
        </div>
      )}
    </Dialog>
  );
}
