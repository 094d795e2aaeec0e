import { Card, useLocale, useMessages } from '@masar/ui';
import { deletedUser } from '../posts/post-fields';
import { PostWords } from '../posts/PostWords';
import { RecordShow } from '../records/RecordShow';
import { repliesMessages } from './replies.messages';
import { type Reply, replyFields } from './reply.fields';

export function ReplyShow() {
  const text = useMessages(repliesMessages);
  const { language } = useLocale();
  return (
    <RecordShow<Reply>
      back={text.back}
      title={({ authorName }) => text.replyOf(authorName ?? deletedUser[language])}
      fields={replyFields}
      isEditable
    >
      {({ content, discussionId }) => (
        <Card>
          <PostWords label={text.words} link={{ href: `/discussions/${discussionId}`, text: text.open }}>
            {content}
          </PostWords>
        </Card>
      )}
    </RecordShow>
  );
}
