import type { ReactNode } from 'react';
import { useKit } from '../kit/kit-context.ts';
import type { Tone } from '../tokens/tokens.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  tone?: Tone;
  /** Shows a dot before the text: for states rather than kinds. */
  dot?: boolean;
  children: ReactNode;
}

/** A short word on a quiet ground. The word carries the meaning; the colour only repeats it. */
export function Badge(props: BadgeProps) {
  const kit = useKit();
  if (kit) return <kit.Badge {...props} />;
  const { tone = 'neutral', dot = false, children } = props;
  return (
    <span className={styles.badge} data-tone={tone}>
      {dot && <span className={styles.dot} />}
      {children}
    </span>
  );
}
