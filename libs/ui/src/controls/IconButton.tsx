import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** Name for screen readers and tooltip. */
  label: string;
  bordered?: boolean;
  children: ReactNode;
}

/** The look of an icon button for links. */
export const iconButtonClass = (bordered = false): string =>
  bordered ? `${styles.button} ${styles.bordered}` : `${styles.button}`;

/** Shows the name of an icon after 700 ms of hovering or focus. */
export function IconTooltip({ children }: { children: string }) {
  return (
    <span className={styles.tooltip} aria-hidden="true">
      {children}
    </span>
  );
}

/** A round 44 px button whose face is an icon or two letters. */
export function IconButton({ label, bordered, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={iconButtonClass(bordered)} aria-label={label}>
      {children}
      <IconTooltip>{label}</IconTooltip>
    </button>
  );
}
