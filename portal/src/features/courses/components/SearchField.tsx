import { useRef } from 'react';
import { CloseIcon, SearchIcon, useMessages } from '@masar/ui';
import { coursesMessages } from '../courses.messages';
import { useDebouncedText } from '../model/useDebouncedText';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  value: string;
  onChange: (search: string) => void;
}

/** The text search of the listing; asks after a pause in typing. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const text = useMessages(coursesMessages);
  const [typed, setTyped] = useDebouncedText(value, onChange);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  return (
    <div className={styles.field} role="search">
      <SearchIcon className={styles.icon} />
      <input
        ref={input}
        type="search"
        dir={typed ? 'auto' : undefined}
        className={styles.input}
        aria-label={text.search}
        placeholder={text.searchHint}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed && (
        <button type="button" className={styles.clear} aria-label={text.clearSearch} onClick={clear}>
          <CloseIcon size={18} />
        </button>
      )}
    </div>
  );
}
