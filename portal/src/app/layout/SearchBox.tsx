import { SearchIcon, useMessages } from '@masar/ui';
import { type ComponentType, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { default as SuggestionList, Popup, SuggestionKeys } from '#features/search/components/Suggestions';
import { paths } from '#shared/navigation/paths';
import styles from './SearchBox.module.css';
import { shellMessages } from './shell.messages';

type Suggestions = ComponentType<Parameters<typeof SuggestionList>[0]>;

/**
 * Enter opens /search with what was typed (NAV-3); before the page is interactive the browser's own form does it.
 * Suggestions are loaded when the box is entered for the first time; without them it still searches (PERF-4).
 */
export function SearchBox() {
  const text = useMessages(shellMessages);
  const navigate = useNavigate();
  /** Undefined while the focus is elsewhere. */
  const [typed, setTyped] = useState<string>();
  const [popup, setPopup] = useState<Popup>({ 'aria-expanded': false });
  const [Suggestions, setSuggestions] = useState<Suggestions>();
  const keys = useRef<SuggestionKeys>(null);
  const input = useRef<HTMLInputElement>(null);

  // Who began to type before the page was interactive gets suggestions too.
  useEffect(() => {
    if (document.activeElement === input.current)
      input.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);

  const enter = (words: string) => {
    setTyped(words);
    if (Suggestions) return;
    import('#features/search/components/Suggestions').then(
      (loaded) => setSuggestions(() => loaded.default),
      () => undefined,
    );
  };
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (words) void navigate(paths.search.href(words));
  };
  return (
    <form role="search" action={paths.search.pattern} className={styles.box} onSubmit={search}>
      <SearchIcon size={18} />
      <input
        ref={input}
        type="search"
        role="combobox"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={text.search}
        aria-autocomplete="list"
        {...popup}
        placeholder={text.searchHint}
        name="q"
        maxLength={200}
        onFocus={(event) => enter(event.target.value)}
        onChange={(event) => enter(event.target.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => keys.current?.(event)}
      />
      {Suggestions && typed !== undefined && <Suggestions ref={keys} typed={typed} onPopup={setPopup} />}
    </form>
  );
}
