import { useLocale, useMessages } from '@masar/ui';
import { RecordEdit } from '../records/RecordEdit';
import { type Discussion, discussionFields, subjectOf } from './discussion.fields';
import { discussionsMessages } from './discussions.messages';

/** What moderators may change of a discussion: never its words (COM-4). */
export function DiscussionEdit() {
  const text = useMessages(discussionsMessages);
  const { language } = useLocale();
  return (
    <RecordEdit<Discussion>
      back={text.back}
      title={(discussion) => subjectOf(discussion, language)}
      fields={discussionFields}
    />
  );
}
