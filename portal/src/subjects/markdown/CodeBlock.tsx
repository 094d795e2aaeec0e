import { CheckIcon, CopyIcon, useMessages, WrapIcon } from '@masar/ui';
import { useState } from 'react';
import type { ExtraProps } from 'react-markdown';
import { codeBlockMessages } from './code-block.messages';
import styles from './CodeBlock.module.css';

/** How long the button says that it has copied. */
const CONFIRMATION_MS = 2000;

export type CodeNode = NonNullable<ExtraProps['node']>;

/** What a fence holds, and what it is called. */
export function readCode(node: CodeNode | undefined) {
  const code = node?.children[0];
  if (code?.type !== 'element') return { source: '', language: '', label: '', highlighted: () => false };
  const source = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const className = code.properties['className'];
  const language = Array.isArray(className) ? String(className[0] ?? '').replace('language-', '') : '';
  // After the language a fence may name a file: ```js src/App.js
  const meta = String((code.data as { meta?: string } | undefined)?.meta ?? '');
  const file = meta.split(/\s+/).find((word) => /^[\w./-]+\.\w+$/.test(word));
  return { source: source.replace(/\n$/, ''), language, label: file ?? language, highlighted: highlightedLines(meta) };
}

const maximumRanges = 50;

/** Lines to look at stand in braces after a fence: ```js {2,4-6} */
function highlightedLines(meta: string): (line: number) => boolean {
  const ranges = [...meta.slice(0, 1000).matchAll(/\{([\d,\s-]+)\}/g)].flatMap(([, list = '']) =>
    list.split(',', maximumRanges).map((range) => range.split('-').map(Number)),
  );
  return (line) => ranges.some(([first = 0, last = first]) => line >= first && line <= last);
}

/** Letters of a line that a phone shows without scrolling. */
const phoneLine = 36;

const hasLongLine = (source: string): boolean => source.split('\n').some((line) => line.length > phoneLine);

/**
 * Code on dark ground, left-to-right in both languages, with its language or file; long lines scroll, or wrap
 * if that is asked for.
 */
export function CodeBlock({ node }: { node: CodeNode | undefined }) {
  const text = useMessages(codeBlockMessages);
  const [isCopied, setCopied] = useState(false);
  const [isWrapped, setWrapped] = useState(false);
  const { source, label, highlighted } = readCode(node);

  const copy = async () => {
    await navigator.clipboard.writeText(source);
    setCopied(true);
    setTimeout(() => setCopied(false), CONFIRMATION_MS);
  };

  return (
    <div className={styles.block}>
      <div className={styles.bar}>
        <bdi dir="ltr">{label}</bdi>
        {hasLongLine(source) && (
          <button type="button" className={styles.copy} aria-pressed={isWrapped} onClick={() => setWrapped(!isWrapped)}>
            <WrapIcon size={16} />
            <span>{text.wrap}</span>
          </button>
        )}
        <button type="button" className={styles.copy} onClick={() => void copy()}>
          {isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
          <span aria-live="polite">{isCopied ? text.copied : text.copy}</span>
        </button>
      </div>
      {/* Focusable, so that long lines also scroll by keyboard. */}
      <pre
        dir="ltr"
        data-wrapped={isWrapped}
        tabIndex={0}
        role="region"
        aria-label={label ? text.codeIn(label) : text.code}
      >
        <code>
          {source.split('\n').map((line, place, lines) => {
            const written = place < lines.length - 1 ? `${line}\n` : line;
            // Lines of a text that does not change: their place is their name.
            return highlighted(place + 1) ? <mark key={place}>{written}</mark> : written;
          })}
        </code>
      </pre>
    </div>
  );
}
