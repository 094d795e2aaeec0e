import { CloseIcon, SearchIcon, useMessages } from '@masar/ui';
import { useRef } from 'react';
import { useDebouncedText } from '#shared/forms/useDebouncedText';
import { plainSearchFieldMessages } from './plain-search-field.messages';
import styles from './PlainSearchField.module.css';

interface PlainSearchFieldProps {
  label: string;
  /** What may be typed, shown while nothing is. */
  hint: string;
  value: string;
  onChange: (search: string) => void;
}

/** The words that are searched for, on a page that visitors open too; asks after a pause in typing. */
export function PlainSearchField({ label, hint, value, onChange }: PlainSearchFieldProps) {
  const text = useMessages(plainSearchFieldMessages);
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
        aria-label={label}
        placeholder={hint}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed && (
        <button type="button" className={styles.clear} aria-label={text.clear} onClick={clear}>
          <CloseIcon size={18} />
        </button>
      )}
    </div>
  );
}
