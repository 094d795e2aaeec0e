import { RefreshIcon, useLocale, useMessages, useMissingReach, WifiOffIcon } from '@masar/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '#shared/navigation/lazy-part';
import { useNewVersion } from '#shared/offline/new-version';
import { useOutbox } from '#subjects/outbox/outbox-state';
import { useNoteOwner } from '#subjects/outbox/useNoteOwner';
import { offlineMessages } from './offline.messages';
import styles from './OfflineBanner.module.css';

const OutboxNews = lazyPart(() => import('#subjects/outbox/OutboxNews'));
const OutboxSheet = lazyPart(() => import('#subjects/outbox/OutboxSheet'));

/** Says that network or server is gone, how much waits to be sent, and that a new version can be had. */
export function OfflineBanner() {
  const text = useMessages(offlineMessages);
  const { digits } = useLocale();
  const missing = useMissingReach();
  const { entries } = useOutbox();
  // Once something has waited there will be news of it, also when nothing is left.
  const [hasWaited, setHasWaited] = useState(false);
  if (entries.length > 0 && !hasWaited) setHasWaited(true);
  const bringIn = useNewVersion();
  const [isOpen, setOpen] = useState(false);
  useNoteOwner();
  const refused = entries.filter(({ refusal }) => refusal).length;
  const waiting = entries.length - refused;

  return (
    <>
      <div role="status">
        {(missing || entries.length > 0) && (
          <div className={styles.banner}>
            {missing && <WifiOffIcon />}
            <p>
              {missing && <span>{missing === 'network' ? text.offline : text.noServer}</span>}
              {waiting > 0 && <span>{text.waiting(waiting, digits)}</span>}
              {refused > 0 && <span>{text.refused(refused, digits)}</span>}
            </p>
            {entries.length > 0 && (
              <button type="button" className={styles.action} aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {text.show}
              </button>
            )}
          </div>
        )}
        {bringIn && (
          <div className={styles.banner} data-kind="version">
            <RefreshIcon />
            <p>{text.newVersion}</p>
            <button type="button" className={styles.action} onClick={bringIn}>
              {text.update}
            </button>
          </div>
        )}
      </div>
      <Suspense fallback={null}>
        {hasWaited && <OutboxNews />}
        {isOpen && <OutboxSheet onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
