import { momentOf } from '@masar/i18n';
import { useLocale } from '@masar/ui';
import { TextField, type TextFieldProps } from './TextField';

/** The year has four digits: more are no moment anywhere. */
const latest = '9999-12-31T23:59';

/** A day with its time, typed by the clock of the site: `momentOf` makes a moment of its value (I18N-1). */
export function MomentField({ hint, ...field }: TextFieldProps & { value: string }) {
  const { format } = useLocale();
  const note = format.clockNote(momentOf(field.value));
  return (
    <TextField {...field} type="datetime-local" dir={undefined} max={latest} hint={hint ? `${note}. ${hint}` : note} />
  );
}
