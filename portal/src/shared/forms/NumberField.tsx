import { readNumber } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { useId, useState } from 'react';
import { checkedFormMessages } from './checked-form.messages';
import { DecimalField } from './DecimalField';

interface NumberFieldProps {
  label: string;
  name?: string;
  value: number;
  error?: string | undefined;
  required?: boolean;
  /** Without places behind the comma, for the keyboard of a phone. */
  isWhole?: boolean;
  onChange: (value: number) => void;
}

/**
 * A number in any digits, which a browser's own number field swallows: ٥ becomes 0 there. What is typed stays while it is
 * not yet a number, which is told once the field is left; a form is not sent with it (I18N-1).
 */
export function NumberField({ value, error, required = false, isWhole = false, onChange, ...field }: NumberFieldProps) {
  const text = useMessages(checkedFormMessages);
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const [wasLeft, setLeft] = useState(false);
  const read = readNumber(typed);
  return (
    <DecimalField
      name={id}
      {...field}
      required={required}
      error={error ?? (wasLeft && read === undefined ? text.number : undefined)}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={read === undefined || read === value ? typed : String(value)}
      onBlur={() => setLeft(true)}
      // The key that sends the form leaves no field.
      onKeyDown={({ key }) => key === 'Enter' && setLeft(true)}
      onChange={(written) => {
        setTyped(written);
        const number = readNumber(written);
        if (number !== undefined) onChange(number);
      }}
    />
  );
}
