import { MailIcon, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { useSitePage } from '#shared/site/useSitePage';
import { legalMessages } from './legal.messages';
import { type LegalSection, legalTextOf } from './legal-text';
import { LegalBlocks } from './LegalBlocks';
import styles from './LegalPage.module.css';
import { LegalSections } from './LegalSections';

const pages = { privacyPolicy: 'privacy', termsOfService: 'terms', cookiePolicy: 'cookies' } as const;
type LegalPageName = keyof typeof pages;
const names = Object.keys(pages) as LegalPageName[];

interface LegalPageProps {
  name: LegalPageName;
  /** What the software itself does, whoever runs it; stands behind what the organisation wrote. */
  facts?: readonly LegalSection[];
}

/**
 * What the organisation wrote, with its date, contents, mailbox and the way to its sisters; where it wrote nothing the
 * page says so and states nothing in its name (PUB-4, READ-2).
 */
export function LegalPage({ name, facts = [] }: LegalPageProps) {
  const frame = useMessages(legalMessages);
  const { format } = useLocale();
  const { text: own, updatedAt, isKnown } = useSitePage('legal');
  const written = own(pages[name]);
  const { lead, sections } = legalTextOf(written ?? '');
  const [summary, ...rest] = lead;
  const day = written && updatedAt(pages[name]);
  usePageHead({ title: frame[name], description: typeof summary === 'string' ? summary : frame[`${name}About`] });
  const shown = [...sections, ...facts];
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{frame[name]}</h1>
        {day && (
          <p className={styles.updated}>
            {frame.updated} <time dateTime={day.slice(0, 10)}>{format.date(day)}</time>
          </p>
        )}
        {typeof summary === 'string' && <p className={styles.summary}>{summary}</p>}
        <LegalBlocks blocks={rest} />
        {isKnown && !written && <p className={styles.summary}>{frame.unwritten}</p>}
      </header>
      {shown.length > 0 && <LegalSections sections={shown} contents={frame.contents} />}
      <div className={styles.foot}>
        <Questions mailbox={own(name === 'termsOfService' ? 'termsMailbox' : 'privacyMailbox')} />
        <nav aria-label={frame.others} className={styles.others}>
          {names
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

function Questions({ mailbox }: { mailbox: string | undefined }) {
  const frame = useMessages(legalMessages);
  return (
    <section className={styles.contact}>
      <MailIcon size={26} />
      <div>
        <h2>{frame.contactTitle}</h2>
        {mailbox ? (
          <a href={`mailto:${mailbox}`}>
            <bdi dir="ltr">{mailbox}</bdi>
          </a>
        ) : (
          <Link to={paths.contact.href()}>{frame.contactPage}</Link>
        )}
      </div>
    </section>
  );
}
