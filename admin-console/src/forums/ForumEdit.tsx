import { Link } from 'react-router-dom';
import { useRecordContext } from 'react-admin';
import { pickLocalized } from '@masar/i18n';
import { buttonClass, useLocale, useMessages } from '@masar/ui';
import { DeleteRecord } from '../records/DeleteRecord';
import { HistoryLink } from '../records/HistoryLink';
import { RecordEdit } from '../records/RecordEdit';
import { useFieldNames } from '../records/useFieldNames';
import type { Forum } from './forum';
import { ForumForm } from './ForumForm';
import { forumsMessages } from './forums.messages';
import { useNameOf } from '../records/useNameOf';

export function ForumEdit() {
  const text = useMessages(forumsMessages);
  const { language } = useLocale();
  const labels = useFieldNames(text, ['categoryId', 'orderIndex'], ['name', 'description']);
  return (
    <RecordEdit<Forum>
      back={text.back}
      title={(forum) => pickLocalized(forum, 'name', language)}
      labels={labels}
      redirect="list"
    >
      <ForumForm actions={<Actions />} />
    </RecordEdit>
  );
}

function Actions() {
  const text = useMessages(forumsMessages);
  const nameOf = useNameOf('name');
  const forum = useRecordContext<Forum>();
  if (!forum) return null;
  const filter = encodeURIComponent(JSON.stringify({ forumId: forum.id }));
  return (
    <>
      <Link className={buttonClass({ variant: 'quiet' })} to={`/discussions?filter=${filter}`}>
        {text.seeDiscussions}
      </Link>
      <HistoryLink id={forum.id} />
      <DeleteRecord nameOf={nameOf} hint={text.removeHint} />
    </>
  );
}
