import { useMessages } from '@masar/ui';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { quickSearchMessages } from './quick-search.messages';
import styles from './QuickSearch.module.css';
import { QuickSearchDialog } from './QuickSearchDialog';

/** Opens the search by its button, and by Ctrl K or ⌘ K wherever one is (CON-1). */
export function QuickSearch() {
  const text = useMessages(quickSearchMessages);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // By its place, so that it works while the keyboard writes Arabic.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button
        variant="outlined"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span className={styles.words}>
          {text.open}
          <kbd dir="ltr" className={styles.keys}>
            Ctrl K
          </kbd>
        </span>
        <span className={`visually-hidden ${styles.onPhone}`}>{text.open}</span>
      </Button>
      {isOpen && <QuickSearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
