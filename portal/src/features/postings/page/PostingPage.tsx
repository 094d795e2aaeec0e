import { Isolated, shell } from '@masar/ui';
import type { ReactNode } from 'react';
import { BackLink } from '#shared/navigation/BackLink';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import styles from './PostingPage.module.css';

interface PostingPageProps {
  /** The list that the page belongs to. */
  back: { to: string; label: string };
  title: string;
  /** Above the title: kind and state. */
  badges?: ReactNode;
  /** Below the title: who posted it, when. */
  byline?: ReactNode;
  /** Short facts, above the text on a phone and beside it on a desktop. */
  terms?: ReactNode;
  /** The one primary action; on a phone it stays within the thumb's reach. */
  action?: ReactNode;
  children: ReactNode;
}

/** The page of something that was posted: what it is, its terms and what to do about it. */
export function PostingPage({ back, title, badges, byline, terms, action, children }: PostingPageProps) {
  usePageHead({ title });
  return (
    <PageFrame>
      <div className={`${shell.stack24} ${styles.layout}`}>
        <header className={`${shell.stack8} ${styles.head}`}>
          <BackLink to={back.to}>{back.label}</BackLink>
          {badges && <div className={styles.badges}>{badges}</div>}
          <h1 tabIndex={-1}>
            <Isolated>{title}</Isolated>
          </h1>
          {byline && <div className={styles.byline}>{byline}</div>}
        </header>
        <div className={styles.main}>{children}</div>
        <aside className={styles.side}>
          {action && <div className={styles.action}>{action}</div>}
          {terms && <div className={styles.terms}>{terms}</div>}
        </aside>
      </div>
    </PageFrame>
  );
}
