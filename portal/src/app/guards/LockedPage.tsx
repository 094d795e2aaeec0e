import { EmptyState } from '@masar/ui';
import type { ReactNode } from 'react';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';

interface LockedPageProps {
  title: string;
  /** Why it does not open, and for whom it would. */
  children: ReactNode;
  /** Where to go on from here. */
  action: ReactNode;
}

/** The page shown in place of a screen that does not open for the visitor. */
export function LockedPage({ title, children, action }: LockedPageProps) {
  usePageHead({ title });
  return (
    <PageFrame>
      <EmptyState headingLevel={1} drawing="locked" title={title} action={action}>
        {children}
      </EmptyState>
    </PageFrame>
  );
}
