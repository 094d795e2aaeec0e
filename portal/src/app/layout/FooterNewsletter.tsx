import { useLocation } from 'react-router-dom';
import { NewsletterBox } from '#features/outreach/components/NewsletterBox';
import styles from './Footer.module.css';

/** Doors, and pages about the newsletter or mails: there is something else to do. */
const busyAddresses = /^\/(login|newsletter|notifications)(\/|$)/;

/** The newsletter's box, marked so that pages on which people look for something else can leave it out (NAV-5). */
export function FooterNewsletter() {
  const { pathname } = useLocation();
  if (busyAddresses.test(pathname)) return null;
  return (
    <div className={styles.newsletter} data-newsletter="">
      <NewsletterBox />
    </div>
  );
}
