import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { NamedOnPointing } from '#shared/mui/NamedOnPointing';

interface IconActionProps extends IconButtonProps {
  /** Name for screen readers and tooltip. */
  label: string;
  children: ReactNode;
}

/** A button of the header whose face is an icon, with its name after 700 ms (NAV-7). */
export function IconAction({ label, children, ...button }: IconActionProps) {
  return (
    <NamedOnPointing name={label}>
      <IconButton {...button} aria-label={label}>
        {children}
      </IconButton>
    </NamedOnPointing>
  );
}
