import type { Components, Theme } from '@mui/material/styles';
import { textSize } from '../../tokens/tokens.ts';

/** Fields: the name above, the frame closed, 16 px at least, since telephones zoom into smaller ones. */
export const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        color: 'var(--ink)',
        fontSize: textSize(3),
        fontWeight: 600,
        lineHeight: 'inherit',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        '&.Mui-focused, &.Mui-error': { color: 'var(--ink)' },
      },
      asterisk: { color: 'var(--danger)' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 48,
        fontSize: `max(16px, ${textSize(4)})`,
        backgroundColor: 'var(--card)',
        '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
      },
      input: { height: 'auto', paddingBlock: 10, '&::placeholder': { color: 'var(--muted)', opacity: 1 } },
      multiline: { padding: 0, '& textarea': { padding: '10px 14px' } },
      notchedOutline: { top: 0, borderColor: 'var(--field)', '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginTop: 6, fontSize: textSize(2), lineHeight: 'inherit' } },
  },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: 44, marginInline: 0, gap: 6 } } },
  // As high as the fields beside it.
  MuiAutocomplete: {
    styleOverrides: { root: { '& .MuiOutlinedInput-root.MuiInputBase-root': { paddingBlock: 0, minHeight: 48 } } },
  },
  // The list is the device's own; in the console, MUI's.
  MuiNativeSelect: { styleOverrides: { icon: { color: 'var(--muted)' } } },
  MuiSelect: { styleOverrides: { select: { minHeight: 0 }, icon: { color: 'var(--muted)' } } },
  MuiCheckbox: { styleOverrides: { root: { color: 'var(--field)' } } },
  MuiRadio: { styleOverrides: { root: { color: 'var(--field)' } } },
};
