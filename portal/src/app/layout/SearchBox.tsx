import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchIcon, useMessages } from '@masar/ui';
import { paths } from '../paths';
import { shellMessages } from './shell.messages';
import styles from './SearchBox.module.css';

/** Enter opens /search with what was typed (NAV-3); before the page is interactive the browser's own form does it. */
export function SearchBox() {
  const text = useMessages(shellMessages);
  const navigate = useNavigate();

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (words) void navigate(paths.search.href(words));
  };
  return (
    <form role="search" action={paths.search.pattern} className={styles.box} onSubmit={search}>
      <SearchIcon size={18} />
      <input
        type="search"
        dir="auto"
        enterKeyHint="search"
        aria-label={text.search}
        placeholder={text.searchHint}
        name="q"
      />
    </form>
  );
}
