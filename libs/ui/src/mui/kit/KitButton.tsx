import Button, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import type { ButtonProps } from '../../controls/Button.tsx';

const looks: Record<NonNullable<ButtonProps['variant']>, Pick<MuiButtonProps, 'variant' | 'color'>> = {
  primary: { variant: 'contained' },
  secondary: { variant: 'outlined' },
  quiet: { variant: 'text', color: 'inherit' },
  danger: { variant: 'outlined', color: 'error' },
};

export const KitButton = ({ variant = 'primary', size, wide, busy, color: _, ...rest }: ButtonProps) => (
  <Button {...rest} {...looks[variant]} size={size} fullWidth={wide} loading={busy} />
);
