import { useEffect, useRef, type ReactNode } from 'react';
import { defineMessages } from '@masar/i18n';
import { Button } from '../controls/Button.tsx';
import { useMessages } from '../locale/LocaleProvider.tsx';
import { Drawing, type DrawingName } from './drawings.tsx';
import { useOffline } from './useOffline.ts';
import styles from './State.module.css';

const messages = defineMessages({
  ar: {
    retry: 'إعادة المحاولة',
    offline: 'غير متاح دون اتصال',
    offlineHint: 'لم يُفتح هذا من قبل على جهازك. سنحمّله حين يعود الاتصال.',
  },
  en: {
    retry: 'Try again',
    offline: 'Not available offline',
    offlineHint: 'You have not opened this on your device before. It loads when the network returns.',
  },
});

interface StateProps {
  title: string;
  /** One sentence: why it is so, or what helps. */
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  drawing?: DrawingName;
  /** The heading's level where the state stands for a whole page. */
  headingLevel?: 1 | 2 | 3;
}

function State({ title, children, action, drawing = 'path', headingLevel = 2, role }: StateProps & { role?: 'alert' }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={headingLevel === 1 ? styles.state : `${styles.state} ${styles.bordered}`} role={role}>
      <Drawing name={drawing} />
      <Heading tabIndex={headingLevel === 1 ? -1 : undefined}>{title}</Heading>
      {children && <div className={styles.sentence}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

/** Nothing to show yet: a drawing, a sentence and the next step. */
export function EmptyState(props: StateProps) {
  return <State {...props} />;
}

const NETWORK_SETTLES_MS = 1500;

interface ErrorStateProps extends StateProps {
  /** Loads again; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** Text of the retry button where the specification words it. */
  retryLabel?: string;
}

/**
 * What happened and a way to try again. Announced at once. Without network it says that instead, and loads by itself
 * when the network returns (PERF-5).
 */
export function ErrorState({ onRetry, retryLabel, action, ...rest }: ErrorStateProps) {
  const text = useMessages(messages);
  const isOffline = useOffline() && onRetry !== undefined;
  const retry = onRetry && <Button onClick={onRetry}>{retryLabel ?? text.retry}</Button>;
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  });
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    const hasReturned = wasOffline.current && !isOffline;
    wasOffline.current = isOffline;
    if (!hasReturned) return;
    // Devices say that they are back a moment before anything gets through.
    const timer = setTimeout(() => latest.current?.(), NETWORK_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [isOffline]);
  const words = isOffline ? { title: text.offline, children: text.offlineHint } : rest;
  return (
    <State
      drawing="broken"
      {...rest}
      {...words}
      role="alert"
      action={
        (retry || action) && (
          <>
            {retry}
            {action}
          </>
        )
      }
    />
  );
}
