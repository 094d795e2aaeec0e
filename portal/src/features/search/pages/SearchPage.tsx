import { shell, useMessages } from '@masar/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { PlainSearchField } from '../components/PlainSearchField';
import { SearchResults } from '../components/SearchResults';
import { SearchStart } from '../components/SearchStart';
import { readAddress, type SearchAddress, writeAddress } from '../model/search-address';
import { searchMessages } from '../search.messages';

/** /search (NAV-3, SRCH-1). */
export default function SearchPage() {
  const text = useMessages(searchMessages);
  const [params, setParams] = useSearchParams();
  const { words, kind } = readAddress(params);

  const change = useCallback(
    (changed: Partial<SearchAddress>) =>
      setParams((before) => writeAddress({ ...readAddress(before), ...changed }), { replace: true }),
    [setParams],
  );
  // A pause in typing that ends while a result is being opened must not bring the reader back.
  const search = useCallback(
    (typed: string) => window.location.pathname === paths.search.href() && change({ words: typed }),
    [change],
  );

  return (
    <Page title={text.title} documentTitle={words ? text.titleOf(words) : text.title} width="narrow">
      <div className={shell.stack20}>
        <PlainSearchField label={text.field} hint={text.hint} value={words} onChange={search} />
        {words ? (
          <SearchResults words={words} kind={kind} onChoose={(chosen) => change({ kind: chosen })} />
        ) : (
          <SearchStart />
        )}
      </div>
    </Page>
  );
}
