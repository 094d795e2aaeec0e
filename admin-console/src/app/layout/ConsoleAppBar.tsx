import { Logo, useMessages } from '@masar/ui';
import { AppBar, LoadingIndicator } from 'react-admin';
import { LanguageToggle } from '../../messages/LanguageToggle';
import { pageMessages } from '../../page/page.messages';
import { QuickSearch } from '../quick-search/QuickSearch';
import { AccountMenu } from './AccountMenu';
import styles from './ConsoleAppBar.module.css';
import { layoutMessages } from './layout.messages';

/** Logo and place at the start; language and account at the end. */
export function ConsoleAppBar() {
  const text = useMessages(layoutMessages);
  const { console: place } = useMessages(pageMessages);
  return (
    <AppBar alwaysOn toolbar={false} userMenu={false}>
      <Logo />
      <span className={styles.place}>{place}</span>
      <span className={styles.space} />
      {/* What it does not name goes to the turning circle, which has no name of its own. */}
      <LoadingIndicator {...{ 'aria-label': text.loading }} />
      <QuickSearch />
      <LanguageToggle />
      <AccountMenu />
    </AppBar>
  );
}
