import { dataLanguageOf, directionOf } from '@masar/i18n';
import { Badge, shell, useLocale, useMessages } from '@masar/ui';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { IntroducedPage } from '../page/IntroducedPage';
import { addressOf, nameOf, type SiteText } from './site-text.fields';
import { siteTextsMessages } from './site-texts.messages';
import styles from './SiteTexts.module.css';
import { useSiteTextWords } from './useSiteTextWords';

const everything = { pagination: { page: 1, perPage: 200 }, sort: { field: 'id', order: 'ASC' as const } };

/** All places of public pages, page by page, each with what it says now (READ-1). */
export function SiteTextList() {
  const text = useMessages(siteTextsMessages);
  const query = useGetList<SiteText>('site-texts', everything);
  return (
    <IntroducedPage title={text.title} intro={text.intro} failedTitle={text.failedTitle} rows={6} query={query}>
      {(texts) =>
        [...new Set(texts.map(({ page }) => page))].map((page) => (
          <Places key={page} page={page} texts={texts.filter((one) => one.page === page)} />
        ))
      }
    </IntroducedPage>
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
      <ul role="list" className={shell.stack8}>
        {texts.map((one) => (
          <li key={one.id}>
            <Link className={styles.place} to={`/site-texts/${one.id}`}>
              <strong>{placeName(nameOf(one))}</strong>
              {one.isWritten && <Badge tone="blue">{text.written}</Badge>}
              <span className={styles.words} lang={language} dir={directionOf(language)}>
                {one[dataLanguageOf(language)] || text.nothing}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
