import type { ReactNode } from 'react';
import { BackLink } from '../navigation/BackLink';
import styles from './Page.module.css';
import { usePageHead } from './usePageHead';

interface PageProps {
  /** The heading of the page and, unless `documentTitle` says otherwise, of the browser's tab. */
  title: ReactNode;
  documentTitle?: string;
  /** For search engines and shared links; the site's own where left out (PUB-7). */
  description?: string | undefined;
  /** One sentence under the heading. */
  intro?: ReactNode;
  /** Stands at the end of the heading's line: the page's primary action. */
  action?: ReactNode;
  /** Where it belongs to; stands above the heading. */
  back?: { to: string; label: string } | undefined;
  /** Narrow for forms and texts. */
  width?: 'wide' | 'narrow';
  children: ReactNode;
}

/** A screen: heading, title of the tab and the portal's margins. Every screen has exactly one. */
export function Page({ title, documentTitle, description, intro, action, back, width = 'wide', children }: PageProps) {
  usePageHead({ title: documentTitle ?? (typeof title === 'string' ? title : ''), description });
  return (
    <div className={`${styles.page} ${width === 'narrow' ? styles.narrow : ''}`}>
      {back && <BackLink to={back.to}>{back.label}</BackLink>}
      <div className={styles.head}>
        <div className={styles.titles}>
          <h1 tabIndex={-1}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

/** The portal's margins alone, for screens whose heading is drawn by themselves. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
