import { momentOf } from '@masar/i18n';
import { useLocale } from '@masar/ui';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField';

/** The year has four digits: more are no moment anywhere. */
const latest = '9999-12-31T23:59';

/** A day with its time, typed by the clock of the site: `momentOf` makes a moment of its value (I18N-1). */
export function MomentField({ hint, onChange, ...field }: TextFieldProps) {
  const { format } = useLocale();
  const [typed, setTyped] = useState(field.defaultValue);
  const note = format.clockNote(momentOf(String(field.value ?? typed ?? '')));
  return (
    <TextField
      {...field}
      type="datetime-local"
      dir={undefined}
      max={latest}
      hint={hint ? `${note}. ${hint}` : note}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange?.(event);
      }}
    />
  );
}
