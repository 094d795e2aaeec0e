import { Suspense, lazy } from 'react';
import { Skeleton } from '@masar/ui';
import styles from './Markdown.module.css';

const MarkdownText = lazy(() => import('./MarkdownText'));

interface MarkdownProps {
  /** Markdown as stored; HTML in it is never rendered. */
  children: string;
  /** `people` for what anybody may write: links are marked as theirs, pictures become links (COM-2). */
  from?: 'lesson' | 'people';
}

/**
 * A lesson's or person's text. Headings start at h2, each paragraph has its own direction, code is always
 * left-to-right. The parser is loaded with the first text that needs it. Size and measure come from around it.
 */
export function Markdown({ children, from = 'lesson' }: MarkdownProps) {
  return (
    <Suspense fallback={<MarkdownSkeleton lines={from === 'people' ? 2 : 5} />}>
      <MarkdownText from={from}>{children}</MarkdownText>
    </Suspense>
  );
}

function MarkdownSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {['92%', '100%', '84%', '96%', '60%'].slice(-lines).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
