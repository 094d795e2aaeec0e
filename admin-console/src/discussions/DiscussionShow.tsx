import { buttonClass, Card, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { PostWords } from '../posts/PostWords';
import { filteredList } from '../records/filtered-list';
import { RecordShow } from '../records/RecordShow';
import { type Discussion, discussionFields, subjectOf } from './discussion.fields';
import { discussionsMessages } from './discussions.messages';

export function DiscussionShow() {
  const text = useMessages(discussionsMessages);
  const { language } = useLocale();
  return (
    <RecordShow<Discussion>
      back={text.back}
      title={(discussion) => subjectOf(discussion, language)}
      fields={discussionFields}
      isEditable
      actions={({ id }) => (
        <Link className={buttonClass({ variant: 'secondary' })} to={filteredList('replies', { discussionId: id })}>
          {text.seeReplies}
        </Link>
      )}
    >
      {({ id, content }) => (
        <Card>
          <PostWords label={text.words} link={{ href: `/discussions/${id}`, text: text.open }}>
            {content}
          </PostWords>
        </Card>
      )}
    </RecordShow>
  );
}
