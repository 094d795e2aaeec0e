import { BooleanInput } from 'react-admin';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { RecordEdit } from '../records/RecordEdit';
import { RecordForm } from '../records/RecordForm';
import { TextInBothLanguages } from '../records/TextInBothLanguages';
import { recordsMessages } from '../records/records.messages';
import { useFieldNames } from '../records/useFieldNames';
import { FieldInput } from './fields';
import type { Field, Posting, PostingKind } from './posting-kind';
import { postingWords } from './posting-words.messages';

interface KindProps<Row extends Posting> {
  kind: PostingKind<Row>;
}

function PostingForm<Row extends Posting>({ kind, isNew = false }: KindProps<Row> & { isNew?: boolean }) {
  const words = useMessages(postingWords);
  const inputs = (isShown: (field: Field<Row>) => boolean) =>
    kind.fields.filter(isShown).map((field) => <FieldInput key={field.name} field={field as never} isNew={isNew} />);
  return (
    <RecordForm defaultValues={isNew ? kind.adding?.defaults : undefined}>
      <TextInBothLanguages source="title" label={words.heading} isRequired="ar" />
      <TextInBothLanguages source="description" label={words.description} isRequired="ar" rows={5} />
      {inputs(({ as }) => as !== 'contact')}
      {/* Only what exists can be closed. */}
      {!isNew && <BooleanInput source="isActive" label={words.isActive} helperText={false} />}
      {inputs(({ as }) => as === 'contact')}
    </RecordForm>
  );
}

export function PostingCreate<Row extends Posting>({ kind }: KindProps<Row>) {
  const { language } = useLocale();
  return (
    <RecordCreate title={kind.adding?.title[language] ?? ''} back={kind.words.back[language]}>
      <PostingForm kind={kind} isNew />
    </RecordCreate>
  );
}

export function PostingEdit<Row extends Posting>({ kind }: KindProps<Row>) {
  const { heading, description, isActive } = useMessages(postingWords);
  const { inArabic, inEnglish } = useMessages(recordsMessages);
  const { language } = useLocale();
  const shared = useFieldNames({ title: heading, description, isActive }, ['isActive'], ['title', 'description']);
  const own = kind.fields.flatMap(({ name, label, as }) =>
    as === 'line'
      ? [
          [name, inArabic(label[language])],
          [`${name}En`, inEnglish(label[language])],
        ]
      : [[name, label[language]]],
  );
  return (
    <RecordEdit<Row>
      back={kind.words.back[language]}
      title={(posting) => pickLocalized<'title'>(posting, 'title', language)}
      labels={{ ...shared, ...(Object.fromEntries(own) as Record<string, string>) }}
    >
      <PostingForm kind={kind} />
    </RecordEdit>
  );
}
