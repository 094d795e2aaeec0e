import { dataLanguageOf } from '@masar/i18n';
import { Button, ErrorState, Isolated, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { httpClient } from '../providers/http-client';
import type { SiteText, SiteTextVersion } from './site-text.fields';
import { siteTextsMessages } from './site-texts.messages';
import styles from './SiteTexts.module.css';

/** Every state of the place, the newest first; an older one is taken back into the form, and saved like any change. */
export function FormerTexts() {
  const text = useMessages(siteTextsMessages);
  const { language, format } = useLocale();
  const { setValue } = useFormContext();
  const record = useRecordContext<SiteText>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['site-texts', record?.id, record?.version, 'versions'],
    queryFn: async () => (await httpClient(`/api/admin/site-texts/${record?.id}/versions`)).json as SiteTextVersion[],
    enabled: record !== undefined,
  });
  const takeBack = ({ ar, en }: SiteTextVersion) => {
    setValue('ar', ar, { shouldDirty: true });
    setValue('en', en, { shouldDirty: true });
  };
  return (
    <section aria-labelledby="former" className={`${shell.stack12} ${styles.former}`}>
      <h2 id="former">{text.former}</h2>
      {error ? (
        <ErrorState title={text.failedTitle} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : isPending ? (
        <RowsSkeleton rows={2} />
      ) : data.length === 0 ? (
        <p className={styles.nothing}>{text.neverWritten}</p>
      ) : (
        <ol role="list" className={shell.stack8}>
          {data.map((one) => (
            <li key={one.version} className={styles.version}>
              <span className={styles.words}>{one[dataLanguageOf(language)] || text.nothing}</span>
              <small>
                <time dateTime={one.createdAt}>{format.dateTime(one.createdAt)}</time>{' '}
                <Isolated>{one.changedBy ?? text.formerAccount}</Isolated>
              </small>
              {String(one.version) !== record?.version && (
                <Button variant="quiet" onClick={() => takeBack(one)}>
                  {text.takeBack}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
