import { useLocale, useMessages } from '@masar/ui';
import { BulkChange } from '../records/BulkChange';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import type { Posting, PostingKind } from './posting-kind';
import { postingWords } from './postings.messages';

/** The records of a kind, the latest first; several are closed or opened together, which can be undone. */
export function PostingList<Row extends Posting>({ kind }: { kind: PostingKind<Row> }) {
  const text = useMessages(postingWords);
  const { language } = useLocale();
  return (
    <RecordList<Row>
      title={kind.words.title[language]}
      intro={kind.intro?.[language]}
      fields={kind.fields}
      sort={latestFirst}
      search={text.search}
      {...(kind.adding && { add: kind.adding.add[language] })}
      bulk={
        <>
          <BulkChange label={text.bulkClose} data={{ isActive: false }} />
          <BulkChange label={text.bulkOpen} data={{ isActive: true }} />
        </>
      }
    />
  );
}
