import { TextField } from './TextField';

interface DecimalFieldProps {
  label: string;
  /** Characters; without it as many as one likes. */
  maxLength?: number;
  /** As it was typed. */
  value: string;
  onChange: (typed: string) => void;
}

/** A required number with places behind the comma, written from left to right in either language. */
export function DecimalField({ onChange, ...field }: DecimalFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      dir="ltr"
      required
      {...field}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
