import { createTheme, type Theme } from '@mui/material/styles';
import { limits } from '@masar/domain';
import { codeFontFamily, colors, fontFamily, radii, type ColorScheme } from '../tokens/tokens.ts';

interface MasarThemeOptions {
  mode: ColorScheme;
  direction: 'rtl' | 'ltr';
}

/** The one MUI theme of portal and console, from the same tokens as the stylesheets. */
export function createMasarTheme({ mode, direction }: MasarThemeOptions): Theme {
  const c = colors[mode];
  const heading = { fontWeight: 800, lineHeight: 1.35, letterSpacing: 0 };
  const text = { letterSpacing: 0, lineHeight: 'var(--leading)' };
  return createTheme({
    direction,
    palette: {
      mode,
      primary: { main: c.primary, dark: c.primaryStrong, contrastText: c.onPrimary },
      secondary: { main: c.accentInk },
      success: { main: c.success },
      error: { main: c.danger },
      warning: { main: c.sun },
      background: { default: c.paper, paper: c.card },
      text: { primary: c.ink, secondary: c.muted },
      divider: c.line,
    },
    shape: { borderRadius: radii.button },
    typography: {
      fontFamily,
      h1: { ...heading, fontSize: '2rem' },
      h2: { ...heading, fontSize: '1.55rem' },
      h3: { ...heading, fontSize: '1.2rem' },
      h4: { ...heading, fontSize: '1.1rem' },
      h5: { ...heading, fontSize: '1rem' },
      h6: { ...heading, fontSize: '1rem' },
      body1: text,
      body2: { ...text, fontSize: '0.92rem' },
      caption: text,
      button: { fontWeight: 700, letterSpacing: 0, textTransform: 'none' },
    },
    components: {
      // Their direction stands in base.css: here it would be mirrored with everything else.
      MuiCssBaseline: { styleOverrides: { 'code, pre': { fontFamily: codeFontFamily } } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: 44, paddingInline: 20, borderRadius: radii.button } },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { styleOverrides: { root: { border: `1px solid ${c.line}`, borderRadius: radii.card } } },
      MuiDialog: { styleOverrides: { paper: { borderRadius: radii.card, border: `1px solid ${c.line}` } } },
      MuiMenu: { styleOverrides: { paper: { borderRadius: radii.button, border: `1px solid ${c.line}` } } },
      MuiTab: { styleOverrides: { root: { minHeight: 48, fontSize: '0.95rem', fontWeight: 700 } } },
      MuiTooltip: { defaultProps: { enterDelay: limits.tooltipDelayMs, enterNextDelay: limits.tooltipDelayMs } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: c.field } } },
    },
  });
}
