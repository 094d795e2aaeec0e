import { useMessages } from '@masar/ui';
import { usePageHead } from '#shared/page/usePageHead';
import { useSitePage } from '#shared/site/useSitePage';
import { Figures } from './Figures';
import { Hero } from './Hero';
import { landingMessages } from './landing.messages';
import styles from './LandingPage.module.css';
import { Shortcuts } from './Shortcuts';
import { CertificateShowcase, CommunityShowcase } from './Showcases';
import { Tracks } from './Tracks';

/** The public front page; it comes as HTML with what the organisation says of itself (PUB-1, READ-1). */
export default function LandingPage() {
  const text = useMessages(landingMessages);
  const { text: own } = useSitePage('landing');
  const headline = [own('headline'), own('headlineEnd')].filter(Boolean).join(' ');
  usePageHead({ title: headline, description: own('intro') ?? text.intro });
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
