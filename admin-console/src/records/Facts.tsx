import { Isolated } from '@masar/ui';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** What is known about a post, as pairs of name and value. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <Isolated>{value}</Isolated> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
