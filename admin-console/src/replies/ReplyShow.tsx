import { Link } from 'react-router-dom';
import { Card, Isolated, useLocale, useMessages } from '@masar/ui';
import { postStatusMessages } from '../discussions/discussions.messages';
import { PostStatusBadge } from '../discussions/PostStatusBadge';
import { PostWords } from '../posts/PostWords';
import { RecordShow } from '../records/RecordShow';
import { repliesMessages } from './replies.messages';
import type { Reply } from './reply';

export function ReplyShow() {
  const text = useMessages(repliesMessages);
  const { status } = useMessages(postStatusMessages);
  const { format } = useLocale();
  return (
    <RecordShow<Reply>
      back={text.back}
      title={({ authorName }) => text.replyOf(authorName ?? text.deletedUser)}
      isEditable
      facts={(reply) => [
        [status, <PostStatusBadge status={reply.status} />],
        [
          text.discussion,
          <Link to={`/discussions/${reply.discussionId}/show`}>
            <Isolated>{reply.discussionTitle}</Isolated>
          </Link>,
        ],
        [text.createdAt, format.dateTime(reply.createdAt)],
        [text.likesCount, format.number(reply.likesCount)],
      ]}
    >
      {({ content, discussionId }) => (
        <Card>
          <PostWords label={text.words} link={{ href: `/community?discussion=${discussionId}`, text: text.open }}>
            {content}
          </PostWords>
        </Card>
      )}
    </RecordShow>
  );
}
