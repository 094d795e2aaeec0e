import { type ReactNode, Suspense, useId } from 'react';
import { lazyPart } from '#shared/navigation/lazy-part';
import { useSession } from '#shared/session/SessionProvider';
import type { TabRowProps } from '#shared/tabs/tab-row';
import styles from './PageTabs.module.css';
import { PlainTabRow } from './PlainTabRow';

/** For the signed-in, who have MUI for the header above; without its code the plain row stays. */
const KitTabRow = lazyPart(() => import('./KitTabRow'), PlainTabRow);

interface PageTabsProps<T extends string> extends Omit<TabRowProps<T>, 'id'> {
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/**
 * The tabs of a page that visitors open too, and so drawn twice: in MUI, and plain, as large, for visitors and until MUI has
 * come.
 */
export function PageTabs<T extends string>({ children, ...tabs }: PageTabsProps<T>) {
  const id = useId();
  const { isSignedIn } = useSession();
  const row = { id, ...tabs } as unknown as TabRowProps;
  const plain = <PlainTabRow {...row} />;
  return (
    <div className={styles.tabs}>
      {isSignedIn ? (
        <Suspense fallback={plain}>
          <KitTabRow {...row} />
        </Suspense>
      ) : (
        plain
      )}
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tabs.value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
