import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../../icons/interface-icons.tsx';
import { codeFontFamily, radii, textSize } from '../../tokens/tokens.ts';

const hairline = '1px solid var(--line)';

const alertIcons = {
  info: createElement(InfoIcon),
  success: createElement(CheckIcon),
  warning: createElement(WarningIcon),
  error: createElement(WarningIcon),
};

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
        // Three names fit beside each other.
        '@media (max-width: 599px)': { minWidth: 0, paddingInline: 7 },
        color: 'var(--muted)',
        '&:hover, &.Mui-selected': { color: 'var(--ink)' },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true },
    // A fold is part of the card or form that it stands in.
    styleOverrides: { root: { border: 0, backgroundColor: 'transparent', '&::before': { display: 'none' } } },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: 0,
        color: 'var(--primary)',
        fontSize: textSize(3),
        fontWeight: 600,
        flexDirection: 'row-reverse',
        justifyContent: 'flex-end',
        gap: 8,
      },
      content: { flexGrow: 0, marginBlock: 8 },
      expandIconWrapper: { color: 'inherit' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 16px' } } },
  // What went wrong says `role="alert"` itself: all the rest waits for its turn to be read.
  MuiAlert: {
    defaultProps: { role: 'status', iconMapping: alertIcons },
    styleOverrides: {
      root: {
        gap: 10,
        padding: '12px 16px',
        // Seen where colours are forced and grounds are not drawn.
        border: '1px solid transparent',
        borderRadius: radii.button,
        fontSize: 'inherit',
        lineHeight: 'inherit',
        color: 'var(--ink)',
      },
      // A long text does not squeeze its sign.
      icon: { flex: 'none', margin: 0, padding: 0, paddingTop: 4, fontSize: 'inherit', opacity: 1 },
      message: { padding: 0, minWidth: 0, overflow: 'visible' },
      action: { padding: 0, margin: 0, marginInlineStart: 'auto' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 8, width: '100%', borderRadius: radii.badge, backgroundColor: 'var(--line)' },
      bar: { borderRadius: 'inherit', backgroundColor: 'var(--success)', transition: 'transform var(--motion)' },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { borderRadius: 8, backgroundColor: 'var(--line)' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: 'var(--line)', fontSize: textSize(3), lineHeight: 'inherit' },
      head: { fontSize: textSize(2), fontWeight: 600, whiteSpace: 'nowrap', color: 'var(--muted)' },
    },
  },
};
