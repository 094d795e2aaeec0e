import { lazy, Suspense } from 'react';

const Formula = lazy(() => import('./Formula'));

/** A formula; until its drawing is loaded, its TeX. */
export function FormulaText({ tex, isDisplay }: { tex: string; isDisplay: boolean }) {
  return (
    <Suspense fallback={<bdi dir="ltr">{tex}</bdi>}>
      <Formula tex={tex} isDisplay={isDisplay} />
    </Suspense>
  );
}
