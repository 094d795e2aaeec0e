import type { ReactNode } from 'react';
import styles from './Header.module.css';
import { HomeLink } from './HomeLink';

/** The bar above every page with its logo, as high for everybody: what comes into it moves nothing. */
export function HeaderBar({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <HomeLink />
        {children}
      </div>
    </header>
  );
}
