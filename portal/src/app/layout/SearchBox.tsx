import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchIcon, useMessages } from '@masar/ui';
import { paths } from '../paths';
import { shellMessages } from './shell.messages';
import styles from './SearchBox.module.css';

/** Enter opens /search with what was typed (NAV-3). */
export function SearchBox() {
  const text = useMessages(shellMessages);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');

  const search = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim()) void navigate(paths.search.href(query.trim()));
  };
  return (
    <form role="search" className={styles.box} onSubmit={search}>
      <SearchIcon size={18} />
      <input
        type="search"
        dir="auto"
        enterKeyHint="search"
        aria-label={text.search}
        placeholder={text.searchHint}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
    </form>
  );
}
