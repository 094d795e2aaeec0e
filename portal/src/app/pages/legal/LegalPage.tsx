import type { Language } from '@masar/i18n';
import { MailIcon, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { useSitePage } from '#shared/site/useSitePage';
import { legalMessages } from './legal.messages';
import type { LegalText } from './legal-text';
import styles from './LegalPage.module.css';
import { LegalSections } from './LegalSections';

/** All three were last changed on this day (spec 9). */
const LAST_UPDATED = '2025-01-26T09:00:00Z';

const pages = ['privacyPolicy', 'termsOfService', 'cookiePolicy'] as const;
type LegalPageName = (typeof pages)[number];

interface LegalPageProps<Id extends string> {
  name: LegalPageName;
  texts: Record<Language, LegalText<Id>>;
}

/** A legal text with its date, contents, mailbox and the way to its sisters (PUB-4). */
export function LegalPage<Id extends string>({ name, texts }: LegalPageProps<Id>) {
  const frame = useMessages(legalMessages);
  const text = useMessages(texts);
  const { format } = useLocale();
  usePageHead({ title: text.title, description: text.summary });
  const { text: own } = useSitePage('legal');
  const mailbox = own(name === 'termsOfService' ? 'termsMailbox' : 'privacyMailbox');
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className={styles.updated}>
          {frame.updated} <time dateTime={LAST_UPDATED.slice(0, 10)}>{format.date(LAST_UPDATED)}</time>
        </p>
        <p className={styles.summary}>{text.summary}</p>
      </header>
      <LegalSections sections={text.sections} contents={frame.contents} />
      <div className={styles.foot}>
        <section className={styles.contact}>
          <MailIcon size={26} />
          <div>
            <h2>{frame.contactTitle}</h2>
            <p>{frame.contact}</p>
            {mailbox ? (
              <a href={`mailto:${mailbox}`}>
                <bdi dir="ltr">{mailbox}</bdi>
              </a>
            ) : (
              <Link to={paths.contact.href()}>{frame.contactPage}</Link>
            )}
          </div>
        </section>
        <nav aria-label={frame.others} className={styles.others}>
          {pages
            .filter((page) => page !== name)
            .map((page) => (
              <Link key={page} to={paths[page].href()}>
                {frame[page]}
              </Link>
            ))}
        </nav>
      </div>
    </PageFrame>
  );
}
