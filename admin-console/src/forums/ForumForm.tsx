import { buttonClass, useMessages } from '@masar/ui';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { DeleteRecord } from '../records/DeleteRecord';
import { filteredList } from '../records/filtered-list';
import { RecordCreate } from '../records/RecordCreate';
import { RecordEdit } from '../records/RecordEdit';
import { useNaming } from '../records/useNaming';
import { type Forum, forumFields } from './forum.fields';
import { forumsMessages } from './forums.messages';

export function ForumCreate() {
  const text = useMessages(forumsMessages);
  return <RecordCreate<Forum> title={text.addTitle} back={text.back} redirect="list" fields={forumFields} />;
}

export function ForumEdit() {
  const text = useMessages(forumsMessages);
  const nameOf = useNaming<Forum>('name');
  return (
    <RecordEdit<Forum>
      back={text.back}
      title={nameOf}
      fields={forumFields}
      redirect="list"
      actions={
        <>
          <Discussions />
          <DeleteRecord nameOf={nameOf} hint={text.removeHint} />
        </>
      }
    />
  );
}

function Discussions() {
  const text = useMessages(forumsMessages);
  const forum = useRecordContext<Forum>();
  if (!forum) return null;
  return (
    <Link className={buttonClass({ variant: 'quiet' })} to={filteredList('discussions', { forumId: forum.id })}>
      {text.seeDiscussions}
    </Link>
  );
}
