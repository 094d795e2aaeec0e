import { limits } from '@masar/domain';
import type { Components, Theme } from '@mui/material/styles';
import { radii, textSize } from '../../tokens/tokens.ts';

const ring = { outline: '3px solid var(--primary)', outlineOffset: 2 };

/** A chip that nobody presses, as small as the word in it; its colour is the tone's, a dot stands for a state. */
const badge = {
  '&[data-tone]': {
    minHeight: 0,
    borderRadius: radii.badge,
    fontSize: textSize(1),
    verticalAlign: 'baseline',
    color: 'var(--tone-ink)',
    backgroundColor: 'var(--tone-ground)',
  },
  '&[data-tone] .MuiChip-label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    paddingInline: 12,
    lineHeight: 1.6,
    whiteSpace: 'nowrap',
  },
  '&[data-tone] .MuiChip-icon': {
    width: 7,
    height: 7,
    margin: 0,
    marginInlineStart: 12,
    borderRadius: '50%',
    backgroundColor: 'currentcolor',
  },
  '&[data-tone] .MuiChip-icon + .MuiChip-label': { paddingInlineStart: 6 },
};

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
      text: {
        '&:hover': { backgroundColor: 'var(--tint)' },
        // Its words begin where the text around it begins: of what is pressed only a little reaches beyond.
        '&:where(.MuiButton-sizeMedium:not(.MuiButton-fullWidth))': {
          marginInlineStart: -8,
          minWidth: 44,
          paddingInline: 8,
        },
      },
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
      colorError: { color: 'var(--danger)' },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 28,
        fontSize: textSize(2),
        fontWeight: 600,
        '&[aria-pressed]': {
          paddingInline: 6,
          fontSize: textSize(3),
          borderColor: 'var(--line)',
          backgroundColor: 'var(--card)',
        },
        '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
          borderColor: 'var(--ink)',
          color: 'var(--paper)',
          backgroundColor: 'var(--ink)',
        },
        ...badge,
      },
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
