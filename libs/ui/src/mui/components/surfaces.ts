import type { Components, Theme } from '@mui/material/styles';
import { codeFontFamily, radii, textSize } from '../../tokens/tokens.ts';

const hairline = '1px solid var(--line)';

/** What lies on the page: cards, tabs, lists, tables, progress. */
export const surfaces: Components<Theme> = {
  // Their direction stands in base.css: here it would be mirrored with everything else.
  MuiCssBaseline: { styleOverrides: { 'code, pre': { fontFamily: codeFontFamily } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { styleOverrides: { root: { border: hairline, borderRadius: radii.card } } },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48, borderBottom: hairline },
      indicator: { height: 3, backgroundColor: 'var(--accent)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 48,
        maxWidth: 'none',
        paddingInline: 16,
        color: 'var(--muted)',
        '&:hover, &.Mui-selected': { color: 'var(--ink)' },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { border: hairline, borderRadius: radii.card, '&::before': { display: 'none' } } },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: radii.button, fontSize: textSize(3) } } },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 8, borderRadius: radii.badge, backgroundColor: 'var(--tint)' } },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: { borderRadius: radii.button } } },
  MuiTableCell: { styleOverrides: { root: { borderColor: 'var(--line)', fontSize: textSize(3) } } },
};
