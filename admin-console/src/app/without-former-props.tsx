import type { ComponentProps } from 'react';

interface FormerProps {
  InputProps?: unknown;
  inputProps?: unknown;
}

/*
 * react-admin hands on what MUI's fields took before they had slots. The elements below leave it out; it would end as
 * attributes of the page, of which React warns.
 */

/** Around a text field. */
export const FieldBox = ({ InputProps: _, inputProps: __, ...props }: ComponentProps<'div'> & FormerProps) => (
  <div {...props} />
);

/** Around a checkbox. */
export const CheckboxBox = ({ InputProps: _, inputProps: __, ...props }: ComponentProps<'span'> & FormerProps) => (
  <span {...props} />
);
