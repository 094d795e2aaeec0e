import { blocksOf, isSameInBothLanguages, siteFigureOf } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { SiteText } from './site-text.fields';
import { siteTextsMessages } from './site-texts.messages';
import styles from './SiteTexts.module.css';

/** What is being typed, as its place will show it; empty where the place is left out. */
export function SiteTextPreview() {
  const text = useMessages(siteTextsMessages);
  const record = useRecordContext<SiteText>();
  const [ar, en] = useWatch({ name: ['ar', 'en'] }) as [string | null | undefined, string | null | undefined];
  if (!record) return null;
  const isSame = isSameInBothLanguages(record.kind);
  return (
    <section aria-labelledby="preview" className={`${shell.stack12} ${styles.preview}`}>
      <h2 id="preview">{text.preview}</h2>
      <div className={styles.shown} dir={isSame ? 'ltr' : 'rtl'} lang={isSame ? undefined : 'ar'}>
        <Shown kind={record.kind} value={ar ?? ''} />
      </div>
      {!isSame && (
        <div className={styles.shown} dir="ltr" lang="en">
          <Shown kind={record.kind} value={en ?? ''} />
        </div>
      )}
    </section>
  );
}

function Shown({ kind, value }: { kind: SiteText['kind']; value: string }) {
  const text = useMessages(siteTextsMessages);
  const { format } = useLocale();
  if (value.trim() === '') {
    return <p className={styles.nothing}>{kind === 'figure' ? text.countedOrNothing : text.leftOut}</p>;
  }
  const figure = siteFigureOf(value);
  if (kind === 'figure' && figure)
    return <strong>{`${format.number(figure.value)}${figure.isAtLeast ? '+' : ''}`}</strong>;
  if (kind === 'percent' && figure) return <strong>{format.percent(figure.value)}</strong>;
  return blocksOf(value).map(([first, ...rest]) => (
    <div key={`${first} ${rest.join(' ')}`}>
      <p>{rest.length > 0 ? <strong>{first}</strong> : first}</p>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  ));
}
