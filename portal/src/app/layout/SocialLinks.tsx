import { useQuery } from '@tanstack/react-query';
import { Isolated } from '@masar/ui';
import { socialLinks } from '#shared/config/site-config';
import { useHydrated } from '#shared/page/useHydrated';
import { sessionQueries } from '#shared/session/session.queries';
import styles from './Footer.module.css';

/**
 * Accounts of the organisation elsewhere: those of its settings, else those of the build (NAV-5, SET-1). Pages are
 * written before anybody knows the settings, so these come when the page has been taken over.
 */
export function SocialLinks() {
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...sessionQueries.config(), enabled: isHydrated });
  // An answer that the service worker kept from an older version has no organisation.
  const chosen = (data as Partial<NonNullable<typeof data>> | undefined)?.organization?.socialLinks ?? [];
  const links = chosen.length > 0 ? chosen : socialLinks;
  if (links.length === 0) return null;
  return (
    <ul role="list" className={styles.social}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="me noopener" target="_blank">
            <Isolated>{name}</Isolated>
          </a>
        </li>
      ))}
    </ul>
  );
}
