import { limits } from '@masar/domain';
import type { Components, Theme } from '@mui/material/styles';
import { radii, textSize } from '../../tokens/tokens.ts';

const ring = { outline: '3px solid var(--primary)', outlineOffset: 2 };

/** Buttons, chips and what appears beside them: targets of 44 px, a ring for the keyboard, no ripples to compute. */
export const pressedThings: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, loadingPosition: 'start' },
    styleOverrides: {
      root: { minHeight: 44, paddingInline: 20, paddingBlock: 8, gap: 8, borderRadius: radii.button },
      text: { '&:hover': { backgroundColor: 'var(--tint)' } },
      outlined: {
        borderColor: 'currentcolor',
        '&:hover': { borderColor: 'currentcolor', backgroundColor: 'var(--tint)' },
      },
      sizeLarge: { minHeight: 52, paddingInline: 26, fontSize: textSize(4) },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: 44,
        minHeight: 44,
        borderRadius: radii.button,
        color: 'inherit',
        '&:hover': { backgroundColor: 'var(--tint)' },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 'auto', minHeight: 28, fontSize: textSize(2), fontWeight: 600 },
      clickable: { minHeight: 44, paddingInline: 6, borderRadius: radii.badge },
      label: { paddingBlock: 2, whiteSpace: 'normal' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        color: 'var(--ink)',
        borderColor: 'var(--line)',
        '&.Mui-selected': { color: 'var(--on-primary)', backgroundColor: 'var(--primary)' },
        '&.Mui-selected:hover': { backgroundColor: 'var(--primary-strong)' },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: limits.tooltipDelayMs, enterNextDelay: limits.tooltipDelayMs },
    styleOverrides: {
      tooltip: { fontSize: textSize(1), fontWeight: 500, color: 'var(--paper)', backgroundColor: 'var(--ink)' },
    },
  },
};
