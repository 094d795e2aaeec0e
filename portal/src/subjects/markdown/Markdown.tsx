import { lazyCode, Skeleton } from '@masar/ui';
import { Suspense, useState } from 'react';
import styles from './Markdown.module.css';

let loaded: typeof import('./MarkdownText').default | undefined;

/** Loads the parser; texts that are drawn afterwards stand at once in their full height. */
export async function loadMarkdown() {
  const text = await import('./MarkdownText');
  loaded = text.default;
  return text;
}

const LaterText = lazyCode(loadMarkdown);

/** Asks for the parser before there is a text: a page that will show one need not wait for it a second time. */
export function expectMarkdown(): void {
  // Where it does not come, the text says so.
  loadMarkdown().catch(() => undefined);
}

interface MarkdownProps {
  /** Markdown as stored; HTML in it is never rendered. */
  children: string;
  /**
   * `people` for what anybody may write: links are marked as theirs, pictures become links (COM-2). `question` shows tags
   * as words and draws formulas (QB-1).
   */
  from?: 'lesson' | 'people' | 'question';
}

/**
 * A lesson's or person's text. Headings start at h2, each paragraph has its own direction, code is always
 * left-to-right. The parser is loaded with the first text that needs it. Size and measure come from around it.
 */
export function Markdown({ children, from = 'lesson' }: MarkdownProps) {
  // For good: another component in its place would draw the text anew.
  const [{ Text }] = useState(() => ({ Text: loaded ?? LaterText }));
  return (
    <Suspense fallback={<MarkdownSkeleton from={from} />}>
      <Text from={from}>{children}</Text>
    </Suspense>
  );
}

/** Of a lesson a screen high, so that what stands below its text is not in view before the text is (PERF-3). */
function MarkdownSkeleton({ from }: Required<Pick<MarkdownProps, 'from'>>) {
  return (
    <div className={styles.skeleton} data-from={from} aria-hidden="true">
      {['92%', '100%', '84%', '96%', '60%'].slice(from === 'lesson' ? 0 : -2).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
