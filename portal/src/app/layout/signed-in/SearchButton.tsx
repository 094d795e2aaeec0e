import { SearchIcon, useLocale } from '@masar/ui';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#shared/navigation/lazy-part';
import { useSession } from '#shared/session/SessionProvider';
import { quickPages } from './quick-pages';
import styles from './SearchButton.module.css';
import { useFrameText } from './useFrameText';

const QuickSearch = lazyPart(() => import('#features/search/components/QuickSearch'));

const keysOf = (platform: string): string => (/mac|iphone|ipad/i.test(platform) ? '⌘K' : 'Ctrl K');

/** Opens the quick search, as Ctrl K or ⌘K does anywhere (NAV-3). */
export function SearchButton() {
  const text = useFrameText();
  const { language } = useLocale();
  const { role } = useSession();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      // By its place: on an Arabic keyboard the key types another letter.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <ButtonBase
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon size={18} />
        <span className={styles.hint}>{text.searchHint}</span>
        <kbd className={styles.keys}>{keysOf(navigator.platform)}</kbd>
      </ButtonBase>
      <Suspense fallback={null}>
        {isOpen && <QuickSearch pages={quickPages(role, language)} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
