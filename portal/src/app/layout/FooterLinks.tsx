import { categoryIds } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { categoryMessages } from '#subjects/courses/category.messages';
import { footerMessages } from './footer.messages';
import styles from './Footer.module.css';

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

interface FooterLink {
  to: string;
  text: string;
}

function Group({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title} className={styles.group}>
      <h2>{title}</h2>
      <ul role="list">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the platform, the categories and the legal pages (NAV-5). */
export function FooterLinks() {
  const text = useMessages(footerMessages);
  const categories = useMessages(categoryMessages);
  const named = (names: readonly (typeof platformLinks | typeof legalLinks)[number][]): FooterLink[] =>
    names.map((name) => ({ to: paths[name].href(), text: text[name] }));
  return (
    <>
      <Group title={text.platform} links={named(platformLinks)} />
      <Group
        title={text.tracks}
        links={categoryIds.map((category) => ({ to: paths.category.href(category), text: categories[category] }))}
      />
      <Group title={text.legal} links={named(legalLinks)} />
    </>
  );
}
