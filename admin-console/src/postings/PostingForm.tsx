import { useLocale } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { RecordEdit } from '../records/RecordEdit';
import { useNaming } from '../records/useNaming';
import type { Posting, PostingKind } from './posting-kind';

interface KindProps<Row extends Posting> {
  kind: PostingKind<Row>;
}

export function PostingCreate<Row extends Posting>({ kind }: KindProps<Row>) {
  const { language } = useLocale();
  return (
    <RecordCreate<Row>
      title={kind.adding?.title[language] ?? ''}
      back={kind.words.back[language]}
      fields={kind.fields}
      defaultValues={kind.adding?.defaults}
    />
  );
}

export function PostingEdit<Row extends Posting>({ kind }: KindProps<Row>) {
  const { language } = useLocale();
  return <RecordEdit<Row> back={kind.words.back[language]} title={useNaming<Row>('title')} fields={kind.fields} />;
}
