import { Link } from 'react-router-dom';
import { ShowBase, useShowContext } from 'react-admin';
import { Card, ErrorState, Notice, RowsSkeleton, useMessages } from '@masar/ui';
import { PageHeading } from '../page/PageHeading';
import { Age } from '../records/Age';
import { Facts } from '../records/Facts';
import { PostWords } from '../posts/PostWords';
import type { PendingPost } from './pending-post';
import styles from './PendingPostShow.module.css';
import { decidedPostMessages, pendingPostsMessages, waitingPostMessages } from './pending-posts.messages';
import { PostDecision } from './PostDecision';

export function PendingPostShow() {
  return (
    <ShowBase>
      <PostPage />
    </ShowBase>
  );
}

function PostPage() {
  const text = useMessages(pendingPostsMessages);
  const waits = useMessages(waitingPostMessages);
  const isDecided = useMessages(decidedPostMessages);
  const { record, error, refetch } = useShowContext<PendingPost>();
  if (error && !record) {
    return (
      <ErrorState title={text.failedTitle} headingLevel={1} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!record) return <RowsSkeleton rows={4} />;
  return (
    <>
      <PageHeading title={waits[record.kind]} before={<Link to="/pending-posts">{text.back}</Link>} />
      <Card>
        <article className={styles.post}>
          <Facts
            facts={[
              [text.author, record.authorName || text.deletedUser],
              [text.discussion, record.title],
              [text.age, <Age since={record.createdAt} />],
            ]}
          />
          <PostWords
            label={text.words}
            link={{ href: `/community?discussion=${record.discussionId}`, text: text.openDiscussion }}
          >
            {record.content}
          </PostWords>
          {record.status === 'pending' ? <PostDecision post={record} /> : <Notice>{isDecided[record.status]}</Notice>}
        </article>
      </Card>
    </>
  );
}
