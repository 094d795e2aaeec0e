import { Link } from 'react-router-dom';
import { useMessages } from '@masar/ui';
import { NotificationBell } from '#features/notifications/components/NotificationBell';
import { paths } from '#shared/navigation/paths';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import { ColorSchemeMenu } from './ColorSchemeMenu';
import { LanguageToggle } from './LanguageToggle';
import { MainNavigation } from './MainNavigation';
import { MobileMenu } from './MobileMenu';
import { SearchBox } from './SearchBox';
import { homeLinkMessages } from './shell.messages';
import { SiteLogo } from './SiteLogo';
import { UserMenu } from './UserMenu';
import styles from './Header.module.css';

/** The bar above every page (NAV-2). */
export function Header() {
  const text = useMessages(homeLinkMessages);
  const name = useOrganizationName();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.landing.href()} className={styles.logo} aria-label={text.homeLink(name)}>
          <SiteLogo />
        </Link>
        <MainNavigation />
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.actions}>
          <NotificationBell />
          <LanguageToggle />
          <div className={styles.wide}>
            <ColorSchemeMenu />
            <UserMenu />
          </div>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
