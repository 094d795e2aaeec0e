import { DateInput, DateTimeInput, TextInput } from 'react-admin';
import { Age } from '../Age';
import { DaysFilter } from '../filters';
import type { Kind } from './field';

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

/** A day with its time, everywhere. */
export const appointment: Kind<string> = {
  ...moment,
  tell: (value, { format }) => onOneLine(format.dateTime(value)),
  control: (props) => <DateTimeInput {...props} />,
};

/** How long something has waited. */
export const age: Kind<string> = { tell: (value) => <Age since={value} />, csv: (value) => value, filter: DaysFilter };

/** An hour of any day. */
export const hour: Kind<string> = {
  control: (props) => <TextInput {...props} type="time" slotProps={{ inputLabel: { shrink: true } }} />,
};
