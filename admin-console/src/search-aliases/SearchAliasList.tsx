import { Link } from 'react-router-dom';
import { ListBase } from 'react-admin';
import { PlusIcon, buttonClass, useMessages } from '@masar/ui';
import { PageHeading } from '../page/PageHeading';
import { Rows } from '../records/Rows';
import { AliasSearch } from './AliasSearch';
import { SearchAliasCards } from './SearchAliasCards';
import styles from './SearchAliasList.module.css';
import { searchAliasMessages } from './search-aliases.messages';
import { SearchAliasTable } from './SearchAliasTable';

/** Other names of words in the search, found by any part of either name. */
export function SearchAliasList() {
  const text = useMessages(searchAliasMessages);
  return (
    <ListBase sort={{ field: 'createdAt', order: 'DESC' }} perPage={25}>
      <PageHeading title={text.title} />
      <p className={styles.intro}>{text.intro}</p>
      <div className={styles.tools}>
        <AliasSearch />
        <Link to="/search-aliases/create" className={buttonClass()}>
          <PlusIcon />
          {text.add}
        </Link>
      </div>
      <Rows text={text} table={SearchAliasTable} cards={SearchAliasCards} />
    </ListBase>
  );
}
