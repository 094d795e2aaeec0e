import type { ReactNode } from 'react';

export interface TabRowProps<T extends string = string> {
  /** Begins the ids of tabs (`id-value`) and of their panel (`id-panel`). */
  id: string;
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
}
