import { governorates, postingStatuses } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import { BulkChange } from '../records/BulkChange';
import { ChoiceFilter, DaysFilter, WordsFilter } from '../records/filters';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import { useYesAndNo } from '../records/useYesAndNo';
import { choicesIn } from './fields';
import type { Posting, PostingKind } from './posting-kind';
import { postingWords } from './posting-words.messages';
import { usePostingColumns } from './usePostingColumns';

/** The records of a kind, the latest first; several are closed or opened together, which can be undone. */
export function PostingList<Row extends Posting>({ kind }: { kind: PostingKind<Row> }) {
  const text = useMessages(postingWords);
  const locale = useLocale();
  const { language } = locale;
  const { yesAndNo } = useYesAndNo();
  const columns = usePostingColumns(kind);
  const choices = kind.fields.flatMap((field) =>
    field.as === 'choice' && kind.filters.includes(field.name) ? [field] : [],
  );
  return (
    <RecordList
      title={kind.words.title[language]}
      intro={kind.intro?.[language]}
      columns={columns}
      sort={latestFirst}
      {...(kind.adding && { add: kind.adding.add[language] })}
      bulk={
        <>
          <BulkChange label={text.bulkClose} data={{ isActive: false }} />
          <BulkChange label={text.bulkOpen} data={{ isActive: true }} />
        </>
      }
      filters={
        <>
          <WordsFilter label={text.search} />
          {choices.map(({ name, label, words }) => (
            <ChoiceFilter key={name} source={name} label={label[language]} choices={choicesIn(words, locale)} />
          ))}
          {kind.hasPlace && (
            <ChoiceFilter
              source="governorate"
              label={text.place}
              choices={governorates.map((place) => ({ value: place.id, label: place[language] }))}
            />
          )}
          <ChoiceFilter
            source="status"
            label={text.status}
            choices={postingStatuses.map((value) => ({ value, label: text[value] }))}
          />
          <ChoiceFilter source="isActive" label={text.isActive} choices={yesAndNo} />
          <DaysFilter source="createdAt" label={text.createdAt} />
        </>
      }
    />
  );
}
