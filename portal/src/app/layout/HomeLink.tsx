import { useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import styles from './Header.module.css';
import { homeLinkMessages } from './shell.messages';
import { SiteLogo } from './SiteLogo';

/** The logo, which leads to the introduction page (spec 2). */
export function HomeLink() {
  const text = useMessages(homeLinkMessages);
  const name = useOrganizationName();
  return (
    <Link to={paths.landing.href()} className={styles.logo} aria-label={text.homeLink(name)}>
      <SiteLogo />
    </Link>
  );
}
