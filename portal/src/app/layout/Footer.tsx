import { categoryIds } from '@masar/domain';
import { useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { NewsletterBox } from '#features/outreach/components/NewsletterBox';
import { paths } from '#shared/navigation/paths';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import { useSitePage } from '#shared/site/useSitePage';
import { categoryMessages } from '#subjects/courses/category.messages';
import { footerMessages } from './footer.messages';
import styles from './Footer.module.css';
import { SiteLogo } from './SiteLogo';
import { SocialLinks } from './SocialLinks';
import { useIsMember } from './useIsMember';

const platformLinks = [
  'about',
  'courses',
  'discussions',
  'certificates',
  'verifyMany',
  'opportunities',
  'jobs',
  'contact',
] as const;
const legalLinks = ['privacyPolicy', 'termsOfService', 'cookiePolicy'] as const;
const memberLinks = ['about', 'contact', 'verifyMany', ...legalLinks] as const;

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className={styles.column}>
      <h2>{title}</h2>
      <ul role="list">{children}</ul>
    </nav>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}

/** Doors, and pages about the newsletter or mails: there is something else to do. */
const busyAddresses = /^\/(login|newsletter|notifications)(\/|$)/;

function End() {
  const name = useOrganizationName();
  const { text: own } = useSitePage('shell');
  return (
    <div className={styles.end}>
      <span>{own('rights') ?? `© ${name}`}</span>
      <SocialLinks />
    </div>
  );
}

/** The newsletter box, then links to the platform, the categories and the legal pages (NAV-5). */
function VisitorFooter() {
  const text = useMessages(footerMessages);
  const categories = useMessages(categoryMessages);
  const { text: own } = useSitePage('shell');
  const { pathname } = useLocation();
  const mission = own('mission');
  return (
    <footer className={styles.footer}>
      {!busyAddresses.test(pathname) && (
        <div className={styles.newsletter} data-newsletter="">
          <NewsletterBox />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.brand}>
          <SiteLogo />
          {mission && <p>{mission}</p>}
        </div>
        <Column title={text.platform}>
          {platformLinks.map((name) => (
            <FooterLink key={name} to={paths[name].href()}>
              {text[name]}
            </FooterLink>
          ))}
        </Column>
        <Column title={text.tracks}>
          {categoryIds.map((category) => (
            <FooterLink key={category} to={paths.category.href(category)}>
              {categories[category]}
            </FooterLink>
          ))}
        </Column>
        <Column title={text.legal}>
          {legalLinks.map((name) => (
            <FooterLink key={name} to={paths[name].href()}>
              {text[name]}
            </FooterLink>
          ))}
        </Column>
      </div>
      <End />
    </footer>
  );
}

/** A line for the signed-in, who have the rest in their menus and came for something else than a newsletter. */
function MemberFooter() {
  const text = useMessages(footerMessages);
  return (
    <footer className={styles.footer}>
      <nav aria-label={text.footer} className={styles.line}>
        <ul role="list">
          {memberLinks.map((name) => (
            <FooterLink key={name} to={paths[name].href()}>
              {text[name]}
            </FooterLink>
          ))}
        </ul>
      </nav>
      <End />
    </footer>
  );
}

/** Below every page; nothing below a lesson, where the next one stands (NAV-5). */
export function Footer() {
  return useIsMember() ? <MemberFooter /> : <VisitorFooter />;
}
