import { Link } from 'react-router-dom';
import { useGetList } from 'react-admin';
import { Badge, ErrorState, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { PageHeading } from '../app/PageHeading';
import { addressOf, nameOf, type SiteText } from './site-text';
import { siteTextsMessages } from './site-texts.messages';
import styles from './SiteTexts.module.css';
import { useSiteTextWords } from './useSiteTextWords';

const everything = { pagination: { page: 1, perPage: 200 }, sort: { field: 'id', order: 'ASC' as const } };

/** All places of public pages, page by page, each with what it says now (READ-1). */
export function SiteTextList() {
  const text = useMessages(siteTextsMessages);
  const { data = [], isPending, error, refetch } = useGetList<SiteText>('site-texts', everything);
  const pages = [...new Set(data.map(({ page }) => page))];
  return (
    <>
      <PageHeading title={text.title} />
      <p className={styles.intro}>{text.intro}</p>
      {error ? (
        <ErrorState title={text.failedTitle} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : isPending ? (
        <RowsSkeleton rows={6} />
      ) : (
        pages.map((page) => <Places key={page} page={page} texts={data.filter((one) => one.page === page)} />)
      )}
    </>
  );
}

function Places({ page, texts }: { page: string; texts: SiteText[] }) {
  const text = useMessages(siteTextsMessages);
  const { pageName, placeName } = useSiteTextWords();
  const { language } = useLocale();
  return (
    <section className={styles.page} aria-labelledby={`page-${page}`}>
      <h2 id={`page-${page}`}>{pageName(page)}</h2>
      <a href={addressOf(page)} target="_blank" rel="noreferrer">
        {text.open}
      </a>
      <ul role="list" className={styles.places}>
        {texts.map((one) => (
          <li key={one.id}>
            <Link className={styles.place} to={`/site-texts/${one.id}`}>
              <strong>{placeName(nameOf(one))}</strong>
              {one.isWritten && <Badge tone="blue">{text.written}</Badge>}
              <span className={styles.words} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
                {one[language] || text.nothing}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
