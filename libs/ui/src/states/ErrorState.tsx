import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { useMessages } from '../locale/LocaleProvider.tsx';
import { DrawingFrame } from './DrawingFrame.tsx';
import { errorStateMessages } from './error-state.messages.ts';
import styles from './State.module.css';
import { State, type StateProps } from './State.tsx';
import { useNetworkReturn } from './useNetworkReturn.ts';
import { useMissingReach } from './useOffline.ts';

interface ErrorStateProps extends StateProps {
  /** Loads again; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** Text of the retry button where the specification words it. */
  retryLabel?: string;
  /** In the place of the broken path. */
  drawing?: ReactNode;
}

/** Something failed: the path is broken. A page that crashed shows it too, so it is always at hand. */
function BrokenPath() {
  return (
    <DrawingFrame>
      <path className={styles.line} d="M20 88c30 0 32-30 62-32" />
      <path className={styles.line} d="M122 62c24 6 30-30 58-34" />
      <path className={styles.alert} d="m94 40 6 12M104 84l6-12M112 44l-4 8" />
      <circle className={styles.accent} cx="20" cy="88" r="8" />
      <circle className={styles.hollow} cx="180" cy="28" r="8" />
    </DrawingFrame>
  );
}

/**
 * What happened and a way to try again. Announced at once. Without network or server it says that instead, and loads by itself
 * when both are back (PERF-5).
 */
export function ErrorState({ onRetry, retryLabel, action, drawing = <BrokenPath />, ...rest }: ErrorStateProps) {
  const text = useMessages(errorStateMessages);
  const missing = useMissingReach();
  const retry = onRetry && <Button onClick={onRetry}>{retryLabel ?? text.retry}</Button>;
  useNetworkReturn(onRetry);
  const unreached = {
    network: { title: text.offline, children: text.offlineHint },
    server: { title: text.noServer, children: text.noServerHint },
  };
  const words = missing && onRetry ? unreached[missing] : rest;
  return (
    <State
      {...rest}
      {...words}
      drawing={drawing}
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
