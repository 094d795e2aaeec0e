import type { ComponentProps } from 'react';

/*
 * react-admin hands on what MUI's fields took before they had slots. The elements below leave it out; it would end as
 * attributes of the page, of which React warns.
 */

/** Around a text field. */
export const FieldBox = ({
  InputProps: _,
  inputProps: __,
  InputLabelProps: ___,
  ...props
}: ComponentProps<'div'> & { InputProps?: unknown; inputProps?: unknown; InputLabelProps?: unknown }) => (
  <div {...props} />
);

/** Around a checkbox. */
export const CheckboxBox = ({ inputProps: _, ...props }: ComponentProps<'span'> & { inputProps?: unknown }) => (
  <span {...props} />
);

/** Around a switch and its words. */
export const LabelBox = ({ inputRef: _, ...props }: ComponentProps<'label'> & { inputRef?: unknown }) => (
  <label {...props} />
);
