import { type IconProps, shell, Skeleton, StatTile } from '@masar/ui';
import type { ComponentType, ReactNode } from 'react';
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
    <section className={`${shell.pair12} ${styles.figures}`} aria-label={label} aria-busy={isLoading}>
      {figures.map((figure) => {
        const { label: name, icon: Icon, value, note } = figure;
        // As high as it will be: what stands below does not move when the figures come.
        const isAwaited = value === undefined && 'note' in figure && !note;
        return (
          <StatTile
            key={name}
            label={name}
            icon={<Icon size={18} />}
            value={value ?? <Skeleton width="2em" height="1.3em" />}
            note={isAwaited ? '\u00a0' : note}
          />
        );
      })}
    </section>
  );
}
