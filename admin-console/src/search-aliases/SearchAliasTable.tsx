import { DataTable } from 'react-admin';
import { Card, Isolated, useLocale, useMessages } from '@masar/ui';
import type { SearchAlias } from './search-alias';
import { searchAliasMessages } from './search-aliases.messages';

const Column = DataTable.Col<SearchAlias>;

export function SearchAliasTable() {
  const text = useMessages(searchAliasMessages);
  const { format } = useLocale();
  return (
    <Card>
      <DataTable<SearchAlias> bulkActionButtons={false} rowClick="edit" size="medium">
        <Column source="term" label={text.term} render={({ term }) => <Isolated>{term}</Isolated>} />
        <Column
          source="canonical"
          label={text.canonical}
          render={({ canonical }) => <Isolated>{canonical}</Isolated>}
        />
        <Column source="createdAt" label={text.createdAt} render={({ createdAt }) => format.date(createdAt)} />
      </DataTable>
    </Card>
  );
}
