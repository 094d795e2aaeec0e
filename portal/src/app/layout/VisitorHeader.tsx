import { useHydrated } from '#shared/page/useHydrated';
import { ColorSchemeMenu } from './ColorSchemeMenu';
import styles from './Header.module.css';
import { HeaderBar } from './HeaderBar';
import { LanguageToggle } from './LanguageToggle';
import { MainNavigation } from './MainNavigation';
import { MobileMenu } from './MobileMenu';
import { SearchBox } from './SearchBox';
import { VisitorActions } from './VisitorActions';

/** The header as pages come from the server: navigation, search, and the ways in (NAV-2). */
export function VisitorHeader() {
  const isHydrated = useHydrated();
  return (
    <HeaderBar>
      <div className={isHydrated ? styles.rest : `${styles.rest} ${styles.unlessRemembered}`}>
        <MainNavigation />
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.actions}>
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
