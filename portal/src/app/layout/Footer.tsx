import { Suspense } from 'react';
import { lazyPart } from '#shared/navigation/lazy-part';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import { useSitePage } from '#shared/site/useSitePage';
import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks';
import { FooterNewsletter } from './FooterNewsletter';
import { SiteLogo } from './SiteLogo';
import { SocialLinks } from './SocialLinks';
import { useIsMember } from './useIsMember';

const MemberFooter = lazyPart(() => import('./MemberFooter'));

function VisitorFooter() {
  const { text: own } = useSitePage('shell');
  const mission = own('mission');
  return (
    <>
      <FooterNewsletter />
      <div className={styles.columns}>
        <div className={styles.brand}>
          <SiteLogo />
          {mission && <p>{mission}</p>}
        </div>
        <FooterLinks />
      </div>
    </>
  );
}

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

/** Below every page: the newsletter's box and the site's links; nothing below a lesson, where the next one stands (NAV-5). */
export function Footer() {
  const isMember = useIsMember();
  return (
    <footer className={styles.footer}>
      {isMember ? (
        <Suspense fallback={null}>
          <MemberFooter />
          <End />
        </Suspense>
      ) : (
        // Never waited for: what a visitor types into the page that the server drew must outlive its start.
        <>
          <VisitorFooter />
          <End />
        </>
      )}
    </footer>
  );
}
