import { useLocale } from '@masar/ui';
import { RecordShow } from '../records/RecordShow';
import { useNaming } from '../records/useNaming';
import type { Posting, PostingKind } from './posting-kind';
import { PostingLinks } from './PostingLinks';

export function PostingShow<Row extends Posting>({ kind }: { kind: PostingKind<Row> }) {
  const { language } = useLocale();
  return (
    <RecordShow<Row>
      back={kind.words.back[language]}
      title={useNaming<Row>('title')}
      fields={kind.fields}
      isEditable
      actions={(posting) => <PostingLinks posting={posting} folder={kind.resource} />}
    />
  );
}
