import { Suspense } from 'react';
import { lazyPart } from '#shared/navigation/lazy-part';

interface FormulaProps {
  tex: string;
  isDisplay: boolean;
}

const Written = ({ tex }: FormulaProps) => <bdi dir="ltr">{tex}</bdi>;
const Formula = lazyPart(() => import('./Formula'), Written);

/** A formula; until its drawing is loaded, and where it cannot be had, its TeX. */
export function FormulaText(formula: FormulaProps) {
  return (
    <Suspense fallback={<Written {...formula} />}>
      <Formula {...formula} />
    </Suspense>
  );
}
