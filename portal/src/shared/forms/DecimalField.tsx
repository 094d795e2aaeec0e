import { TextField, type TextFieldProps } from './TextField';

/** Digits of any script with their signs, that of percent among them. */
const numberLike = '\\s*[%٪]?\\s*[+\\-−–]?[\\d٠-٩۰-۹.,٫٬،]+\\s*[%٪]?\\s*';

type DecimalFieldProps = Omit<TextFieldProps, 'onChange'> & { onChange: (typed: string) => void };

/** A number as it is typed, in any digits and written from left to right in either language; required unless said otherwise. */
export function DecimalField({ onChange, ...field }: DecimalFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      dir="ltr"
      pattern={numberLike}
      required
      {...field}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
