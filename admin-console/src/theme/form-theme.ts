import type { SchemeColors } from './console-theme';
import { CheckboxBox, FieldBox, LabelBox } from './without-former-props';

/** react-admin names the box around a checkbox; assistive technology reads the name of the input inside. */
const namedByTheirInput = {
  root: { 'aria-label': undefined, component: CheckboxBox },
  input: (state: object) => ({ 'aria-label': (state as Record<string, string>)['aria-label'] }),
};

/** Forms as those of the portal: a field's name above it, its frame closed. */
export const formParts = (c: SchemeColors) => ({
  MuiCheckbox: { defaultProps: { slotProps: namedByTheirInput } },
  MuiFormControl: { styleOverrides: { root: { '&.MuiFormControl-marginDense': { margin: 0 } } } },
  MuiFormLabel: { styleOverrides: { asterisk: { color: c.danger } } },
  MuiFormControlLabel: { defaultProps: { as: LabelBox } },
  MuiTextField: { defaultProps: { fullWidth: true, slotProps: { root: { component: FieldBox } } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        color: c.ink,
        fontSize: '0.92rem',
        fontWeight: 600,
        lineHeight: 'inherit',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        // react-admin's own sign that a field is required.
        '& span > [aria-hidden]': { color: c.danger },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { minHeight: 48, backgroundColor: c.card },
      notchedOutline: { top: 0, borderColor: c.field, '& legend': { display: 'none' } },
    },
  },
  RaArrayInput: {
    styleOverrides: { root: { '& .RaArrayInput-label': { position: 'static', fontSize: '1rem', fontWeight: 700 } } },
  },
  RaSimpleFormIterator: {
    styleOverrides: {
      root: {
        '& .RaSimpleFormIterator-line': { gap: 12, paddingBlock: 12 },
        '& .RaSimpleFormIterator-form': { rowGap: '12px' },
        // Hidden on phones otherwise, where a question would lose its number.
        '& .RaSimpleFormIterator-index': { display: 'flex', fontWeight: 700 },
        '@media (max-width: 899px)': { '& .RaSimpleFormIterator-index': { display: 'flex', marginTop: 0 } },
        '& .RaSimpleFormIterator-inline > *': { flex: '1 1 180px' },
        // Otherwise they appear under a mouse only, out of reach of the keyboard.
        '& .RaSimpleFormIterator-action': { visibility: 'visible' },
        '& .RaSimpleFormIterator-inline + .RaSimpleFormIterator-action': { marginTop: 24 },
      },
    },
  },
});
