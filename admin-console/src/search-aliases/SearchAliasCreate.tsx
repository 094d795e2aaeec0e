import { Link } from 'react-router-dom';
import { CreateBase } from 'react-admin';
import { useMessages } from '@masar/ui';
import { PageHeading } from '../page/PageHeading';
import { SearchAliasForm } from './SearchAliasForm';
import { searchAliasMessages } from './search-aliases.messages';

export function SearchAliasCreate() {
  const text = useMessages(searchAliasMessages);
  return (
    <CreateBase redirect="list">
      <PageHeading title={text.addTitle} before={<Link to="/search-aliases">{text.back}</Link>} />
      <SearchAliasForm />
    </CreateBase>
  );
}
