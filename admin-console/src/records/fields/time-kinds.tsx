import { momentOf, typedMoment } from '@masar/i18n';
import { useLocale } from '@masar/ui';
import { DateInput, DateTimeInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Age } from '../Age';
import { DaysFilter } from '../filters';
import type { ControlProps, Kind } from './field';

/** A date is read at one glance. */
const onOneLine = (date: string) => date.replaceAll(' ', '\u00A0');

/** A day without a time. */
export const day: Kind<string> = {
  tell: (value, { format }) => onOneLine(format.date(value)),
  csv: (value) => value,
  control: (props) => <DateInput {...props} />,
  filter: DaysFilter,
};

/** When something happened: the day in a list, the time too on a page. */
export const moment: Kind<string> = {
  tell: (value, { format }) => onOneLine(format.date(value)),
  fact: (value, { format }) => format.dateTime(value),
  csv: (value) => value,
  filter: DaysFilter,
};

/** A moment as the field holds it; react-admin asks again for what it was given. */
const typedOf = (value: string | null | undefined): string =>
  !value || value.length === 'yyyy-mm-ddThh:mm'.length ? (value ?? '') : typedMoment(value);

/** Whose clock a time is typed by, beside the field's own hint. */
function useClockHint({ helperText }: ControlProps, moment: string | null): string {
  const { format } = useLocale();
  const note = format.clockNote(moment);
  return helperText ? `${note}. ${helperText}` : note;
}

function AppointmentControl(props: ControlProps) {
  const typed = typedOf(useWatch({ name: props.source }) as string | null);
  return (
    <DateTimeInput {...props} helperText={useClockHint(props, momentOf(typed))} format={typedOf} parse={momentOf} />
  );
}

/** A day with its time, everywhere; typed as it is told, by the clock of the organisation (CON-1). */
export const appointment: Kind<string> = {
  ...moment,
  tell: (value, { format }) => format.appointment(value).replace(format.dateTime(value), onOneLine),
  fact: (value, { format }) => format.appointment(value),
  control: AppointmentControl,
};

/** How long something has waited. */
export const age: Kind<string> = { tell: (value) => <Age since={value} />, csv: (value) => value, filter: DaysFilter };

/** An hour of a day, by the clock of the organisation; `of` names the field that holds the day. */
export const hour = (of: string): Kind<string> => ({
  control: function HourControl(props) {
    const [day, time] = useWatch({ name: [of, props.source] }) as string[];
    const hint = useClockHint(props, momentOf(`${day}T${time}`));
    return <TextInput {...props} helperText={hint} type="time" slotProps={{ inputLabel: { shrink: true } }} />;
  },
});
