import { useMessages } from '@masar/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';
import { leaveGuardMessages } from './leave-guard.messages';

/** The own-site address that a click leads to in this tab; null for every other click. */
function leavingTo(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  const isHere = pathname === window.location.pathname && search === window.location.search;
  return origin === window.location.origin && !isHere ? pathname + search + hash : null;
}

interface LeaveGuardProps {
  when: boolean;
  /** Left out where it is about changes that this browser keeps and the server does not have. */
  text?: { leaveTitle: string; leaveHint: string; leave: string; stay: string };
}

/** Asks before a link or the browser leaves a page on which something is begun; what was kept stays either way. */
export function LeaveGuard({ when, text: own }: LeaveGuardProps) {
  const unsaved = useMessages(leaveGuardMessages);
  const text = own ?? unsaved;
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!when) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askReader = (event: MouseEvent) => {
      const address = leavingTo(event);
      if (!address) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(address);
    };
    window.addEventListener('beforeunload', askBrowser);
    // Before the router's own handler sees the click.
    document.addEventListener('click', askReader, true);
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', askReader, true);
    };
  }, [when]);

  if (target === null) return null;
  return (
    <ConfirmDialog
      title={text.leaveTitle}
      confirm={text.leave}
      cancel={text.stay}
      onCancel={() => setTarget(null)}
      onConfirm={() => {
        setTarget(null);
        void navigate(target);
      }}
    >
      {text.leaveHint}
    </ConfirmDialog>
  );
}
