import { useMessages } from '@masar/ui';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { lazyPart } from '#shared/navigation/lazy-part';
import { paths } from '#shared/navigation/paths';
import { ErrorBoundary } from '#shared/page/ErrorBoundary';
import { useNavigationFocus } from '#shared/page/useNavigationFocus';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { OfflineBanner } from './OfflineBanner';
import { shellMessages } from './shell.messages';
import { useIsMember } from './useIsMember';

const BottomBar = lazyPart(() => import('./signed-in/BottomBar'));

/**
 * What surrounds every page: skip link, header, footer; a page that fails leaves them usable. A lesson has a shell of its
 * own (LSN-2): above it stands its course, below it the next lesson.
 */
export function Layout({ children }: { children: ReactNode }) {
  const text = useMessages(shellMessages);
  const { pathname } = useLocation();
  const isLesson = useMatch(paths.lesson.pattern) !== null;
  const isMember = useIsMember();
  useNavigationFocus();
  return (
    <div className={styles.layout}>
      <a href={isLesson ? '#lesson' : '#content'} className={styles.skip}>
        {text.skipLink}
      </a>
      {!isLesson && <Header />}
      <OfflineBanner />
      <main id="content" className={styles.main} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
      </main>
      {!isLesson && <Footer />}
      {!isLesson && isMember && (
        <Suspense fallback={null}>
          <BottomBar />
        </Suspense>
      )}
    </div>
  );
}
