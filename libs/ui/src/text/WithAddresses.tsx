import { Fragment } from 'react';
import styles from './WithAddresses.module.css';

/** An address as a part of its own in a sentence of either language. */
export const isolated = (address: string): string => `\u2066${address}\u2069`;

/** A sentence whose isolated addresses read left to right and break only where no line holds them whole (I18N-1). */
export function WithAddresses({ children }: { children: string }) {
  return children.split(/\u2066([^\u2066\u2069]*)\u2069/).map((part, index) =>
    // Parts have no names of their own; every second one was isolated.
    index % 2 === 1 ? (
      <bdi key={index} dir="ltr" className={styles.address}>
        {part}
      </bdi>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
