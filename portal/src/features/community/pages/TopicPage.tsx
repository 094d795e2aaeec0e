import { textDirection } from '@masar/i18n';
import { EmptyState, ErrorState, shell, useMessages } from '@masar/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { BackLink } from '#shared/navigation/BackLink';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { PostTitle } from '#subjects/markdown/PostTitle';
import { communityQueries } from '../community.queries';
import { DiscussionView } from '../components/DiscussionView';
import { TopicAside } from '../components/TopicAside';
import { TopicSkeleton } from '../components/TopicSkeleton';
import { communityMessages } from '../messages/community.messages';
import { discussionMessages } from '../messages/discussion.messages';
import { isUnknown } from '../model/unknown-post';
import { useLiveDiscussion } from '../useLiveCommunity';
import styles from './TopicPage.module.css';

/** /discussions/{id}: a discussion with an address of its own, and `?reply=` for one of its replies (COM-10). */
export default function TopicPage() {
  const { id = '' } = useParams();
  return <Topic key={id} id={id} />;
}

function Topic({ id }: { id: string }) {
  const text = useMessages(discussionMessages);
  const { deletedDiscussion } = useMessages(communityMessages);
  const describe = useFailureText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useLiveDiscussion(id);
  const { data, error, refetch } = useSignedInQuery(communityQueries.discussion(id));
  // What a moderator takes away while it is open is gone.
  const topic = isUnknown(error) ? undefined : data;
  const waiting = isUnknown(error) ? text.notFound : error ? text.failed : text.loading;
  const title = topic ? topic.title || deletedDiscussion : waiting;
  usePageHead({ title });
  const back = topic?.lesson ? paths.lesson.href(topic.lesson.courseId, topic.lesson.id) : paths.discussions.href();
  const leave = () => {
    client.removeQueries({ queryKey: communityQueries.discussion(id).queryKey });
    void navigate(back, { replace: true });
  };

  return (
    <PageFrame>
      <BackLink to={back}>{topic?.lesson ? text.toLesson : text.allDiscussions}</BackLink>
      {!topic && !error && <TopicSkeleton title={title} />}
      {!topic && isUnknown(error) && (
        <EmptyState
          drawing="lost"
          headingLevel={1}
          title={text.notFound}
          action={<ButtonLink to={paths.discussions.href()}>{text.backToList}</ButtonLink>}
        >
          {text.notFoundHint}
        </EmptyState>
      )}
      {!topic && error && !isUnknown(error) && (
        <ErrorState headingLevel={1} title={text.failed} onRetry={() => void refetch()} retryLabel={text.retry}>
          {describe(error)}
        </ErrorState>
      )}
      {topic && (
        <div className={`${shell.stack32} ${styles.layout}`}>
          <div className={shell.stack16}>
            <h1 tabIndex={-1} className={styles.title} dir={textDirection(title)}>
              <PostTitle>{title}</PostTitle>
            </h1>
            <DiscussionView discussion={topic} replyId={params.get('reply')} heading="h2" onDeleted={leave} />
          </div>
          <TopicAside topic={topic} />
        </div>
      )}
    </PageFrame>
  );
}
