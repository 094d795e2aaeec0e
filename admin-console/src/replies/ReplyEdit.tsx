import { useLocale, useMessages } from '@masar/ui';
import { deletedUser } from '../posts/post-fields';
import { RecordEdit } from '../records/RecordEdit';
import { repliesMessages } from './replies.messages';
import { type Reply, replyFields } from './reply.fields';

/** Whether a reply is seen; its words are its author's (COM-4). */
export function ReplyEdit() {
  const text = useMessages(repliesMessages);
  const { language } = useLocale();
  return (
    <RecordEdit<Reply>
      back={text.back}
      title={({ authorName }) => text.replyOf(authorName ?? deletedUser[language])}
      fields={replyFields}
    />
  );
}
