import type { ColorSystemOptions } from '@mui/material/styles';
import { colors, type ColorScheme, toneColors } from '../tokens/tokens.ts';

/** MUI's names for the tokens of a scheme. */
export function paletteOf(scheme: ColorScheme): NonNullable<ColorSystemOptions['palette']> {
  const [c, t] = [colors[scheme], toneColors[scheme]];
  return {
    mode: scheme,
    primary: { main: c.primary, dark: c.primaryStrong, contrastText: c.onPrimary },
    secondary: { main: c.accentInk },
    success: { main: c.success },
    error: { main: c.danger },
    warning: { main: c.sun },
    info: { main: t.blue.ink },
    background: { default: c.paper, paper: c.card },
    text: { primary: c.ink, secondary: c.muted },
    divider: c.line,
    Alert: {
      infoStandardBg: t.blue.ground,
      infoIconColor: t.blue.ink,
      successStandardBg: t.green.ground,
      successIconColor: t.green.ink,
      warningStandardBg: t.yellow.ground,
      warningIconColor: t.yellow.ink,
      errorStandardBg: t.red.ground,
      errorIconColor: t.red.ink,
    },
  };
}
