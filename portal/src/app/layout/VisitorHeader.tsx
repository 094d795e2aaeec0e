import { BellIcon, iconButtonClass, IconTooltip, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { useHydrated } from '#shared/page/useHydrated';
import { ColorSchemeMenu } from './ColorSchemeMenu';
import styles from './Header.module.css';
import { HeaderBar } from './HeaderBar';
import { LanguageToggle } from './LanguageToggle';
import { MainNavigation } from './MainNavigation';
import { MobileMenu } from './MobileMenu';
import { SearchBox } from './SearchBox';
import { shellMessages } from './shell.messages';
import { VisitorActions } from './VisitorActions';

/** The header as pages come from the server: navigation, search, and the ways in (NAV-2). */
export function VisitorHeader() {
  const text = useMessages(shellMessages);
  const isHydrated = useHydrated();
  return (
    <HeaderBar>
      <div className={isHydrated ? styles.rest : `${styles.rest} ${styles.unlessRemembered}`}>
        <MainNavigation />
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.actions}>
          <div className={styles.wide}>
            <Link
              to={paths.login.href('notifications')}
              className={iconButtonClass(true)}
              aria-label={text.notifications}
            >
              <BellIcon />
              <IconTooltip>{text.notifications}</IconTooltip>
            </Link>
          </div>
          <LanguageToggle />
          <div className={styles.wide}>
            <ColorSchemeMenu />
          </div>
          <VisitorActions />
          <MobileMenu />
        </div>
      </div>
    </HeaderBar>
  );
}
