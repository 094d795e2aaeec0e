import { clockNote, formatAppointment } from './appointments.ts';
import {
  type Digits,
  displayTimeZone,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatPrice,
  formatRating,
  formatRelativeTime,
  formatShortDay,
  formatShortMonth,
  formatSize,
  plural,
  type PluralForms,
} from './formatting.ts';
import { type Language, listed } from './language.ts';

/** Formatting bound to one reader: language, digits and the zone of their clock are said once. */
export function createFormat(language: Language, digits: Digits = 'latn', zone = displayTimeZone) {
  return {
    list: (parts: readonly string[]) => listed(parts, language),
    number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(language, value, digits, options),
    percent: (percent: number) => formatPercent(language, percent, digits),
    price: (amount: number) => formatPrice(language, amount, digits),
    rating: (rating: number) => formatRating(language, rating, digits),
    size: (bytes: number) => formatSize(language, bytes, digits),
    date: (value: Date | string, options?: Intl.DateTimeFormatOptions) => formatDate(language, value, digits, options),
    shortMonth: (value: Date | string) => formatShortMonth(language, value, digits),
    shortDay: (value: Date | string) => formatShortDay(language, value, digits),
    appointment: (moment: string, options?: Intl.DateTimeFormatOptions) =>
      formatAppointment(language, moment, digits, zone, options),
    clockNote: (moment: string | null) => clockNote(language, moment, digits, zone),
    dateTime: (value: Date | string) => formatDateTime(language, value, digits),
    relative: (value: Date | string, now = new Date()) => formatRelativeTime(language, value, now, digits),
    plural: (n: number, forms: PluralForms) => plural(language, n, forms, digits),
  };
}
export type Format = ReturnType<typeof createFormat>;
