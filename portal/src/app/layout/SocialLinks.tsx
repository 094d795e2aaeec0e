import { Isolated } from '@masar/ui';
import { socialLinks } from '#shared/config/site-config';
import { useSitePage } from '#shared/site/useSitePage';
import styles from './Footer.module.css';

/** Accounts of the organisation elsewhere: those of its settings, else those of the build (NAV-5, SET-1). */
export function SocialLinks() {
  const chosen = useSitePage('shell').organization?.socialLinks ?? [];
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
