import { useMessages } from '@masar/ui';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import { type SearchAlias, searchAliasFields } from './search-alias.fields';
import { searchAliasMessages } from './search-aliases.messages';

/** All names, the latest first; searched by any part of either name. */
export function SearchAliasList() {
  const text = useMessages(searchAliasMessages);
  return (
    <RecordList<SearchAlias>
      title={text.title}
      intro={text.intro}
      fields={searchAliasFields}
      sort={latestFirst}
      opens="edit"
      add={text.add}
      search={text.search}
      empty={text}
    />
  );
}
