import type { ButtonHTMLAttributes } from 'react';
import { useKit } from '../kit/kit-context.ts';
import styles from './Button.module.css';
import { Spinner } from './Spinner.tsx';

export interface ButtonLook {
  /** One primary action per view; danger for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'large';
  /** Takes the whole width. */
  wide?: boolean;
}

/** The look of a button for elements that are not one: links above all. */
export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return [styles.button, styles[variant], size === 'large' && styles.large, wide && styles.wide]
    .filter(Boolean)
    .join(' ');
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows a spinner and ignores clicks while the action runs. */
  busy?: boolean;
}

export function Button(props: ButtonProps) {
  const kit = useKit();
  if (kit) return <kit.Button {...props} />;
  const { variant, size, wide, busy = false, disabled, className, children, ...rest } = props;
  const look = buttonClass({ variant, size, wide });
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${look} ${className}` : look}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner size={18} />}
      {children}
    </button>
  );
}
