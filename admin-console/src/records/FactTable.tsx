import { Card } from '@masar/ui';
import type { ReactNode } from 'react';
import styles from './FactTable.module.css';

interface FactTableProps<Part> {
  title: string;
  headings: readonly string[];
  parts: readonly Part[];
  keyOf: (part: Part) => string | number;
  /** As many as there are headings. */
  cells: (part: Part) => readonly ReactNode[];
  /** Instead of a table without rows. */
  empty: string;
}

/** What a record consists of, e.g. the versions of a question, below its facts. */
export function FactTable<Part>({ title, headings, parts, keyOf, cells, empty }: FactTableProps<Part>) {
  return (
    <Card as="section">
      <h2>{title}</h2>
      {parts.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
          <table className={styles.table}>
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <tr key={keyOf(part)}>
                  {cells(part).map((cell, at) => (
                    <td key={headings[at]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
