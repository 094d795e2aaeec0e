import { useRecordContext } from 'react-admin';
import { useMessages } from '@masar/ui';
import { postStatusMessages } from '../discussions/discussions.messages';
import { PostStatusInput } from '../discussions/PostStatusInput';
import { ReasonInput } from '../discussions/ReasonInput';
import { HistoryLink } from '../records/HistoryLink';
import { RecordEdit } from '../records/RecordEdit';
import { RecordForm, Wide } from '../records/RecordForm';
import { useFieldNames } from '../records/useFieldNames';
import { repliesMessages } from './replies.messages';
import type { Reply } from './reply';

/** Whether a reply is seen; its words are its author's (COM-4). */
export function ReplyEdit() {
  const text = useMessages(repliesMessages);
  const { status } = useMessages(postStatusMessages);
  const labels = useFieldNames({ ...text, status }, ['status', 'reason']);
  return (
    <RecordEdit<Reply>
      back={text.back}
      title={({ authorName }) => text.replyOf(authorName ?? text.deletedUser)}
      labels={labels}
    >
      <ReplyForm />
    </RecordEdit>
  );
}

function ReplyForm() {
  const text = useMessages(repliesMessages);
  const reply = useRecordContext<Reply>();
  if (!reply) return null;
  return (
    <RecordForm actions={<HistoryLink id={reply.id} />}>
      <PostStatusInput current={reply.status} />
      <Wide>
        <ReasonInput label={text.reason} hint={text.reasonHint} />
      </Wide>
    </RecordForm>
  );
}
