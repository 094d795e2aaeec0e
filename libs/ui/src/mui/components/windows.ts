import type { Components, Theme } from '@mui/material/styles';
import { radii, textSize } from '../../tokens/tokens.ts';

const hairline = '1px solid var(--line)';
const flat = { backgroundImage: 'none', boxShadow: 'none', border: hairline };

/** What stands above the page: dialogs, drawers and sheets, menus. Hairlines instead of shadows. */
export const windows: Components<Theme> = {
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--veil)' } } } },
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      paper: {
        ...flat,
        margin: 16,
        width: 'calc(100% - 32px)',
        maxHeight: 'calc(100dvh - 32px)',
        borderRadius: radii.card,
        '&.MuiDialog-paperFullScreen': { margin: 0, width: '100%', maxHeight: '100dvh', border: 0, borderRadius: 0 },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '16px 20px 12px', fontSize: textSize(6), overflowWrap: 'anywhere' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: 20, overscrollBehavior: 'contain' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '0 20px 20px', gap: 10, flexWrap: 'wrap' },
      spacing: { '& > *': { margin: 0 } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        ...flat,
        border: 0,
        overscrollBehavior: 'contain',
        '&.MuiDrawer-paperAnchorBottom': {
          maxHeight: '85dvh',
          borderStartStartRadius: radii.card,
          borderStartEndRadius: radii.card,
        },
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: { ...flat, borderRadius: radii.button } } },
  MuiMenu: { styleOverrides: { paper: { ...flat, borderRadius: radii.button }, list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 44,
        gap: 12,
        borderRadius: radii.button,
        fontSize: textSize(3),
        whiteSpace: 'normal',
        '&:hover': { backgroundColor: 'var(--tint)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          color: 'var(--primary-strong)',
          backgroundColor: 'var(--tint)',
          fontWeight: 700,
        },
        '&.Mui-focusVisible': { backgroundColor: 'var(--tint)', outlineOffset: -3 },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'var(--muted)' } } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        gap: 12,
        padding: '6px 12px',
        borderRadius: radii.button,
        '&:hover': { backgroundColor: 'var(--tint)' },
        '&[aria-current="page"]': { color: 'var(--primary-strong)', backgroundColor: 'var(--tint)', fontWeight: 700 },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      },
    },
  },
  MuiListItemText: {
    styleOverrides: { root: { margin: 0 }, primary: { fontSize: textSize(3), fontWeight: 'inherit' } },
  },
};
