import type { Components, Theme } from '@mui/material/styles';
import { radii, textSize } from '../../tokens/tokens.ts';

/** The bars around every page, and what stands in them. */
export const frame: Components<Theme> = {
  MuiAppBar: { defaultProps: { color: 'transparent', elevation: 0 } },
  MuiBadge: {
    styleOverrides: {
      badge: {
        minWidth: 22,
        height: 22,
        padding: '0 5px',
        border: '2px solid var(--card)',
        borderRadius: radii.badge,
        fontSize: textSize(1),
        fontWeight: 800,
      },
      colorSecondary: { color: 'var(--card)', backgroundColor: 'var(--accent-ink)' },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: {
        fontSize: textSize(5),
        fontWeight: 700,
        '&[data-tone]': { flex: 'none', color: '#fff', backgroundColor: 'var(--tone-fill)' },
        '&[data-size="small"]': { width: 36, height: 36 },
        '&[data-size="large"]': { width: 72, height: 72, fontSize: textSize(8) },
      },
      colorDefault: { color: 'var(--on-primary)', backgroundColor: 'var(--success)' },
    },
  },
  MuiBottomNavigation: { styleOverrides: { root: { height: 60, backgroundColor: 'transparent' } } },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: {
        minWidth: 0,
        maxWidth: 'none',
        gap: 2,
        padding: '4px 2px',
        color: 'var(--muted)',
        '& > svg': { boxSizing: 'content-box', padding: '3px 16px', borderRadius: radii.badge },
        '&.Mui-selected': { color: 'var(--primary-strong)' },
        '&.Mui-selected > svg': { backgroundColor: 'var(--tint)' },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      },
      label: { fontSize: textSize(1), lineHeight: 1.5, '&.Mui-selected': { fontSize: textSize(1), fontWeight: 700 } },
    },
  },
  MuiListSubheader: {
    defaultProps: { disableSticky: true },
    styleOverrides: {
      root: {
        padding: '10px 12px 4px',
        fontSize: textSize(2),
        fontWeight: 700,
        lineHeight: 'var(--leading)',
        color: 'var(--muted)',
        backgroundColor: 'transparent',
      },
    },
  },
};
