import { Link } from 'react-router-dom';
import { buttonClass, Card, useLocale, useMessages } from '@masar/ui';
import { PostWords } from '../posts/PostWords';
import { RecordShow } from '../records/RecordShow';
import { useYesAndNo } from '../records/useYesAndNo';
import type { Discussion } from './discussion';
import { discussionsMessages, postStatusMessages } from './discussions.messages';
import { ForumName } from './ForumName';
import { PostStatusBadge } from './PostStatusBadge';

export function DiscussionShow() {
  const text = useMessages(discussionsMessages);
  const { status } = useMessages(postStatusMessages);
  const { format } = useLocale();
  const { yesOrNo } = useYesAndNo();
  return (
    <RecordShow<Discussion>
      back={text.back}
      title={({ title }) => title || text.untitled}
      isEditable
      facts={(post) => [
        [status, <PostStatusBadge status={post.status} />],
        [text.forumId, <ForumName id={post.forumId} otherwise={text.lesson} />],
        [text.author, post.authorName ?? text.deletedUser],
        [text.createdAt, format.dateTime(post.createdAt)],
        [text.lastActivityAt, format.dateTime(post.lastActivityAt)],
        [text.repliesCount, format.number(post.repliesCount)],
        [text.likesCount, format.number(post.likesCount)],
        [text.isPinned, yesOrNo(post.isPinned)],
        [text.isLocked, yesOrNo(post.isLocked)],
      ]}
      actions={({ id }) => (
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={`/replies?filter=${encodeURIComponent(JSON.stringify({ discussionId: id }))}`}
        >
          {text.seeReplies}
        </Link>
      )}
    >
      {({ id, content }) => (
        <Card>
          <PostWords label={text.words} link={{ href: `/community?discussion=${id}`, text: text.open }}>
            {content}
          </PostWords>
        </Card>
      )}
    </RecordShow>
  );
}
