import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '@masar/ui';
import { ErrorBoundary } from '#shared/page/ErrorBoundary';
import { useNavigationFocus } from '#shared/page/useNavigationFocus';
import { Footer } from './Footer';
import { Header } from './Header';
import { OfflineBanner } from './OfflineBanner';
import { shellMessages } from './shell.messages';
import styles from './Layout.module.css';

/** What surrounds every page: skip link, header, footer; a page that fails leaves them usable. */
export function Layout({ children }: { children: ReactNode }) {
  const text = useMessages(shellMessages);
  const { pathname } = useLocation();
  useNavigationFocus();
  return (
    <div className={styles.layout}>
      <a href="#content" className={styles.skip}>
        {text.skipLink}
      </a>
      <Header />
      <OfflineBanner />
      <main id="content" className={styles.main} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}
