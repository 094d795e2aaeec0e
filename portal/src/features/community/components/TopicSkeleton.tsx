import { Skeleton } from '@masar/ui';
import { PostSkeleton, ReplySkeletons } from './ReplySkeletons';
import styles from './TopicSkeleton.module.css';

/** The shape of a discussion's page while it loads: its title, the question, replies. */
export function TopicSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.topic} role="status">
      <h1 tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      <Skeleton width="72%" height="2.1em" />
      <div className={styles.post}>
        <PostSkeleton lines={['96%', '88%', '52%']} />
      </div>
      <ReplySkeletons rows={4} />
    </div>
  );
}
