import { InfoIcon, SparkleIcon, useMessages, WarningIcon } from '@masar/ui';
import type { ReactNode } from 'react';
import { calloutMessages } from './callout.messages';
import { calloutKinds } from './mark-callouts';
import styles from './Markdown.module.css';

const icons = { note: InfoIcon, tip: SparkleIcon, important: InfoIcon, warning: WarningIcon, caution: WarningIcon };

interface CalloutProps {
  /** From `[!NOTE]` and its like; anything else is an ordinary quotation. */
  kind: unknown;
  dir: 'rtl' | 'ltr' | undefined;
  children: ReactNode;
}

/** A box beside the main thread of a lesson: a note, a tip, a warning. */
export function Callout({ kind, dir, children }: CalloutProps) {
  const text = useMessages(calloutMessages);
  const known = calloutKinds.find((candidate) => candidate === kind);
  if (!known) return <blockquote dir={dir}>{children}</blockquote>;
  const Icon = icons[known];
  return (
    <div className={styles.callout} data-kind={known} role="note" aria-label={text[known]} dir={dir}>
      <strong className={styles.calloutTitle}>
        <Icon size={18} />
        {text[known]}
      </strong>
      {children}
    </div>
  );
}
