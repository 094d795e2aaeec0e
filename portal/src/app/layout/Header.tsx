import { Suspense } from 'react';
import { lazyPart } from '#shared/navigation/lazy-part';
import { HeaderBar } from './HeaderBar';
import { useIsMember } from './useIsMember';
import { VisitorHeader } from './VisitorHeader';

/** Stands in MUI, which visitors never load (PERF-4); without its code there is still the navigation of everybody. */
const SignedInHeader = lazyPart(() => import('./signed-in/SignedInHeader'), VisitorHeader);

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
