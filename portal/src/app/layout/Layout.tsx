import type { ReactNode } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { useMessages } from '@masar/ui';
import { paths } from '#shared/navigation/paths';
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
  const isLesson = useMatch(paths.lesson.pattern) !== null;
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
      {/* Under a lesson stands the next one. */}
      {!isLesson && <Footer />}
    </div>
  );
}
