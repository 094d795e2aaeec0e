import { lazyCode } from '@masar/ui';
import { Suspense } from 'react';
import { HeaderBar } from './HeaderBar';
import { useIsMember } from './useIsMember';
import { VisitorHeader } from './VisitorHeader';

/** Stands in MUI, which visitors never load (PERF-4); without its code there is still the navigation of everybody. */
const SignedInHeader = lazyCode(() => import('./signed-in/SignedInHeader').catch(() => ({ default: VisitorHeader })));

/** The bar above every page (NAV-2). */
export function Header() {
  const isMember = useIsMember();
  if (!isMember) return <VisitorHeader />;
  return (
    <Suspense fallback={<HeaderBar />}>
      <SignedInHeader />
    </Suspense>
  );
}
