import { momentInIraq, timeInIraq } from '@masar/i18n';
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

/** A moment as the field holds it; react-admin asks again for what it was given. */
const typedOf = (value: string | null | undefined): string =>
  !value || value.length === 'yyyy-mm-ddThh:mm'.length ? (value ?? '') : timeInIraq(value);

const momentOf = (typed: string): string | null => (typed ? momentInIraq(typed).toISOString() : null);

/** A day with its time, everywhere; typed as it is told, by the clock of the organisation (CON-1). */
export const appointment: Kind<string> = {
  ...moment,
  tell: (value, { format }) => onOneLine(format.dateTime(value)),
  control: (props) => <DateTimeInput {...props} format={typedOf} parse={momentOf} />,
};

/** How long something has waited. */
export const age: Kind<string> = { tell: (value) => <Age since={value} />, csv: (value) => value, filter: DaysFilter };

/** An hour of any day. */
export const hour: Kind<string> = {
  control: (props) => <TextInput {...props} type="time" slotProps={{ inputLabel: { shrink: true } }} />,
};
