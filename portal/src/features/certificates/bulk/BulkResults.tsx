import { Button, DownloadIcon, saveFile, shell, useLocale, useMessages } from '@masar/ui';
import { bulkMessages } from './bulk.messages';
import type { CheckedCertificates } from './bulk.mutations';
import styles from './BulkResults.module.css';
import { LineNotes } from './LineNotes';
import type { CodeList } from './read-code-list';
import { ResultRow } from './ResultRow';
import { resultsCsv } from './results-csv';

/** One row for each code, on phones one card; what else the list held is named below (CRT-7). */
export function BulkResults({ results, list }: { results: CheckedCertificates; list: CodeList }) {
  const text = useMessages(bulkMessages);
  const { digits, format } = useLocale();
  const { codes, checkedAt } = results;
  const valid = codes.filter(({ outcome }) => outcome === 'verified').length;
  const download = () => saveFile(`masar-certificates-${checkedAt.slice(0, 10)}.csv`, resultsCsv(results, text));
  return (
    <section className={styles.results} aria-labelledby="bulk-results">
      <div className={`${shell.line} ${styles.head}`}>
        <div role="status">
          <h3 id="bulk-results" className={styles.title}>
            {text.results}
          </h3>
          <p>
            {text.summary(format.number(valid), codes.length, digits)}
            <span className={styles.time}>{text.checkedAt(format.dateTime(checkedAt))}</span>
          </p>
        </div>
        <Button variant="secondary" onClick={download}>
          <DownloadIcon size={18} />
          {text.download}
        </Button>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.code}</th>
            <th scope="col">{text.status}</th>
            <th scope="col">{text.holder}</th>
            <th scope="col">{text.course}</th>
            <th scope="col">{text.grade}</th>
            <th scope="col">{text.issued}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <ResultRow key={code.verificationCode ?? code.typed} result={code} />
          ))}
        </tbody>
      </table>
      <LineNotes list={list} />
    </section>
  );
}
