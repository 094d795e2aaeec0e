import { ChevronDownIcon, useMessages } from '@masar/ui';
import useMediaQuery from '@mui/material/useMediaQuery';
import { footerMessages } from './footer.messages';
import { FooterLinks } from './FooterLinks';
import { FooterNewsletter } from './FooterNewsletter';
import styles from './MemberFooter.module.css';

function Whole() {
  return (
    <div className={styles.whole}>
      <div className={styles.links}>
        <FooterLinks />
      </div>
      <FooterNewsletter />
    </div>
  );
}

/** The same for the signed-in, who came for something else: a few lines, and one fold on a phone (NAV-5). */
export default function MemberFooter() {
  const text = useMessages(footerMessages);
  const isWide = useMediaQuery('(min-width: 860px)', { noSsr: true });
  if (isWide) return <Whole />;
  return (
    <details className={styles.fold}>
      <summary>
        {text.fold}
        <ChevronDownIcon size={16} />
      </summary>
      <Whole />
    </details>
  );
}
