import { useSyncExternalStore } from 'react';
import { WifiOffIcon, useMessages } from '@masar/ui';
import { shellMessages } from './shell.messages';
import styles from './OfflineBanner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the network is gone, as long as it is. */
export function OfflineBanner() {
  const text = useMessages(shellMessages);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <WifiOffIcon />
          {text.offline}
        </p>
      )}
    </div>
  );
}
