import { Suspense, lazy } from 'react';
import { Skeleton } from '@masar/ui';
import styles from './Markdown.module.css';

const MarkdownText = lazy(() => import('./MarkdownText'));

interface MarkdownProps {
  /** Markdown as stored; HTML in it is never rendered. */
  children: string;
}

/**
 * A lesson's or person's text. Headings start at h2, each paragraph has its own direction, code is always
 * left-to-right. The parser is loaded with the first text that needs it. Size and measure come from around it.
 */
export function Markdown({ children }: MarkdownProps) {
  return (
    <Suspense fallback={<MarkdownSkeleton />}>
      <MarkdownText>{children}</MarkdownText>
    </Suspense>
  );
}

function MarkdownSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {['92%', '100%', '84%', '96%', '60%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
