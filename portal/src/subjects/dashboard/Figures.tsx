import type { ComponentType, ReactNode } from 'react';
import { Skeleton, StatTile, type IconProps } from '@masar/ui';
import styles from './Figures.module.css';

export interface Figure {
  label: string;
  icon: ComponentType<IconProps>;
  /** Already formatted; left out while it loads. */
  value: ReactNode | undefined;
  /** Half a sentence below the figure. */
  note?: ReactNode;
}

/** The row of figures with which a dashboard begins. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  const isLoading = figures.some(({ value }) => value === undefined);
  return (
    <section className={styles.figures} aria-label={label} aria-busy={isLoading}>
      {figures.map(({ label: name, icon: Icon, value, note }) => (
        <StatTile
          key={name}
          label={name}
          icon={<Icon size={18} />}
          value={value ?? <Skeleton width="2em" />}
          note={note}
        />
      ))}
    </section>
  );
}
