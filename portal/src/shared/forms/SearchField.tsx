import { useRef } from 'react';
import { defineMessages } from '@masar/i18n';
import { CloseIcon, SearchIcon, useMessages } from '@masar/ui';
import { useDebouncedText } from './useDebouncedText';
import styles from './SearchField.module.css';

const messages = defineMessages({ ar: { clear: 'مسح البحث' }, en: { clear: 'Clear the search' } });

interface SearchFieldProps {
  label: string;
  /** What may be typed, shown while nothing is. */
  hint: string;
  value: string;
  onChange: (search: string) => void;
}

/** The text search of a list; asks after a pause in typing. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  const text = useMessages(messages);
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
