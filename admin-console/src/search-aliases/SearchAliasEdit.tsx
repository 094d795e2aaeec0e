import { Link } from 'react-router-dom';
import { DeleteWithConfirmButton, EditBase, useEditContext } from 'react-admin';
import { ErrorState, RowsSkeleton, useMessages } from '@masar/ui';
import { PageHeading } from '../page/PageHeading';
import type { SearchAlias } from './search-alias';
import { SearchAliasForm } from './SearchAliasForm';
import { searchAliasMessages } from './search-aliases.messages';

/** Waits for the server, which may refuse a name that stands on the list already. */
export function SearchAliasEdit() {
  return (
    <EditBase mutationMode="pessimistic" redirect="list">
      <AliasPage />
    </EditBase>
  );
}

function AliasPage() {
  const text = useMessages(searchAliasMessages);
  const { record, error, refetch } = useEditContext<SearchAlias>();
  if (error && !record) {
    return (
      <ErrorState title={text.failedTitle} headingLevel={1} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!record) return <RowsSkeleton rows={2} />;
  return (
    <>
      <PageHeading title={text.edit(record.term)} before={<Link to="/search-aliases">{text.back}</Link>} />
      <SearchAliasForm>
        <DeleteWithConfirmButton
          label={text.remove}
          confirmTitle={text.remove}
          confirmContent={text.removeHint}
          mutationMode="pessimistic"
          successMessage={text.removed}
        />
      </SearchAliasForm>
    </>
  );
}
