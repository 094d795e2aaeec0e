import { Logo } from '@masar/ui';
import type { ReactNode } from 'react';
import { LanguageToggle } from '../messages/LanguageToggle';
import styles from './EntryScreen.module.css';

/** The page before the console: logo, language and one sentence with the next step. */
export function EntryScreen({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <Logo />
        <LanguageToggle />
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
