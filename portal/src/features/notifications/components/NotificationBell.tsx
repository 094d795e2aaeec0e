import { Suspense, lazy } from 'react';
import { Link } from 'react-router-dom';
import { defineMessages } from '@masar/i18n';
import { BellIcon, IconTooltip, iconButtonClass, useMessages } from '@masar/ui';
import { paths } from '#shared/navigation/paths';
import { useSession } from '#shared/session/SessionProvider';

const messages = defineMessages({ ar: { title: 'الإشعارات' }, en: { title: 'Notifications' } });

/** Counting and listing is a chunk of its own, which visitors never load (PERF-4). */
const SignedInBell = lazy(() => import('./SignedInBell').catch(() => ({ default: BellLink })));

function BellLink({ to = paths.notifications.href() }: { to?: string }) {
  const { title } = useMessages(messages);
  return (
    <Link to={to} className={iconButtonClass(true)} aria-label={title}>
      <BellIcon />
      <IconTooltip>{title}</IconTooltip>
    </Link>
  );
}

/** The bell of the header (NAV-4): a link until its list is there, and to the sign-in for visitors. */
export function NotificationBell() {
  const { status } = useSession();
  if (status === 'signed-out') return <BellLink to={paths.login.href('notifications')} />;
  return (
    <Suspense fallback={<BellLink />}>
      <SignedInBell />
    </Suspense>
  );
}
