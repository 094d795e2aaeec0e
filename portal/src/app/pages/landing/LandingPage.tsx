import { useMessages } from '@masar/ui';
import { usePageHead } from '#shared/page/usePageHead';
import { Figures } from './Figures';
import { Hero } from './Hero';
import { landingMessages } from './landing.messages';
import { Shortcuts } from './Shortcuts';
import { CertificateShowcase, CommunityShowcase } from './Showcases';
import { Tracks } from './Tracks';
import styles from './LandingPage.module.css';

/** The public front page: static content that needs no call to the server (PUB-1). */
export default function LandingPage() {
  const text = useMessages(landingMessages);
  usePageHead({ title: text.documentTitle, description: text.intro });
  return (
    <div className={styles.page}>
      <Hero />
      <Figures />
      <Tracks />
      <Shortcuts />
      <div className={styles.showcases}>
        <CommunityShowcase />
        <CertificateShowcase />
      </div>
    </div>
  );
}
