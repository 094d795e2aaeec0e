import type { PaletteOptions } from '@mui/material/styles';
import { colors, type ColorScheme } from '../tokens/tokens.ts';

/** MUI's names for the tokens of a scheme. */
export function paletteOf(scheme: ColorScheme): PaletteOptions {
  const c = colors[scheme];
  return {
    mode: scheme,
    primary: { main: c.primary, dark: c.primaryStrong, contrastText: c.onPrimary },
    secondary: { main: c.accentInk },
    success: { main: c.success },
    error: { main: c.danger },
    warning: { main: c.sun },
    background: { default: c.paper, paper: c.card },
    text: { primary: c.ink, secondary: c.muted },
    divider: c.line,
  };
}
