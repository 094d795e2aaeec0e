import { CloseIcon, SearchIcon, useMessages } from '@masar/ui';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';
import { searchFieldMessages } from './search-field.messages';
import { useDebouncedText } from './useDebouncedText';

interface SearchFieldProps {
  label: string;
  /** What may be typed, shown while nothing is. */
  hint: string;
  value: string;
  onChange: (search: string) => void;
}

/** The text search of a list; asks after a pause in typing. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  const text = useMessages(searchFieldMessages);
  const [typed, setTyped] = useDebouncedText(value, onChange);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  return (
    <div role="search">
      <OutlinedInput
        fullWidth
        type="search"
        inputRef={input}
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        startAdornment={<SearchIcon color="var(--muted)" />}
        endAdornment={
          typed && (
            <IconButton edge="end" aria-label={text.clear} onClick={clear}>
              <CloseIcon size={18} />
            </IconButton>
          )
        }
        inputProps={{ 'aria-label': label, maxLength: 200, dir: typed ? 'auto' : undefined }}
        // The browser's own cross stands beside ours.
        sx={{ gap: 1.25, '& ::-webkit-search-cancel-button': { display: 'none' }, '& input': { textAlign: 'start' } }}
      />
    </div>
  );
}
