import { useState } from 'react';
import { useListContext } from 'react-admin';
import { TextField, useMessages } from '@masar/ui';
import { searchAliasMessages } from './search-aliases.messages';

/** Any part of either name; the list follows after a pause in typing. */
export function AliasSearch() {
  const text = useMessages(searchAliasMessages);
  const { filterValues, setFilters } = useListContext();
  // The list remembers its filter from the last visit.
  const [typed, setTyped] = useState(() => String(filterValues['q'] ?? ''));
  return (
    <TextField
      type="search"
      label={text.search}
      dir={typed ? 'auto' : undefined}
      maxLength={100}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        setFilters(value.trim() ? { q: value.trim() } : {}, undefined, true);
      }}
    />
  );
}
