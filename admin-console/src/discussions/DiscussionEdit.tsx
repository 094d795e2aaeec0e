import { BooleanInput, useRecordContext } from 'react-admin';
import { useMessages } from '@masar/ui';
import { HistoryLink } from '../records/HistoryLink';
import { RecordEdit } from '../records/RecordEdit';
import { RecordForm, Wide } from '../records/RecordForm';
import { ReferenceChoice } from '../records/ReferenceChoice';
import { useFieldNames } from '../records/useFieldNames';
import { useNameOf } from '../records/useNameOf';
import type { Discussion } from './discussion';
import { discussionsMessages, postStatusMessages } from './discussions.messages';
import { PostStatusInput } from './PostStatusInput';
import { ReasonInput } from './ReasonInput';

/** What moderators may change of a discussion: never its words (COM-4). */
export function DiscussionEdit() {
  const text = useMessages(discussionsMessages);
  const { status } = useMessages(postStatusMessages);
  const labels = useFieldNames({ ...text, status }, ['status', 'forumId', 'isPinned', 'isLocked', 'reason']);
  return (
    <RecordEdit<Discussion> back={text.back} title={({ title }) => title || text.untitled} labels={labels}>
      <DiscussionForm />
    </RecordEdit>
  );
}

function DiscussionForm() {
  const text = useMessages(discussionsMessages);
  const nameOf = useNameOf('name');
  const discussion = useRecordContext<Discussion>();
  if (!discussion) return null;
  return (
    <RecordForm actions={<HistoryLink id={discussion.id} />}>
      <PostStatusInput current={discussion.status} />
      {discussion.forumId && (
        <ReferenceChoice source="forumId" reference="forums" label={text.forumId} nameOf={nameOf} isRequired />
      )}
      <BooleanInput source="isPinned" label={text.isPinned} helperText={false} />
      <BooleanInput source="isLocked" label={text.isLocked} helperText={false} />
      <Wide>
        <ReasonInput label={text.reason} hint={text.reasonHint} />
      </Wide>
    </RecordForm>
  );
}
