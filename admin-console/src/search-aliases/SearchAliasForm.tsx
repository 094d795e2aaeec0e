import { useMessages } from '@masar/ui';
import { DeleteRecord } from '../records/DeleteRecord';
import { RecordCreate } from '../records/RecordCreate';
import { RecordEdit } from '../records/RecordEdit';
import { type SearchAlias, searchAliasFields } from './search-alias.fields';
import { searchAliasMessages } from './search-aliases.messages';

const termOf = ({ term }: SearchAlias): string => term;

export function SearchAliasCreate() {
  const text = useMessages(searchAliasMessages);
  return (
    <RecordCreate<SearchAlias> title={text.addTitle} back={text.back} redirect="list" fields={searchAliasFields} />
  );
}

/** What means nothing or stands on the list already the server refuses with a sentence. */
export function SearchAliasEdit() {
  const text = useMessages(searchAliasMessages);
  return (
    <RecordEdit<SearchAlias>
      back={text.back}
      title={({ term }) => text.edit(term)}
      fields={searchAliasFields}
      redirect="list"
      actions={<DeleteRecord nameOf={termOf} hint={text.removeHint} />}
    />
  );
}
