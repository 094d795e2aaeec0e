import { formattingTexts } from './formatting.messages.ts';
import { type Language, languageData } from './language.ts';

/** Digit shapes a reader can choose: Latin (default in both languages) or Arabic-Indic (I18N-1). */
export type Digits = 'latn' | 'arab';

/** All dates are shown in the organisation's time zone, so that prerendered and hydrated text agree. */
export const displayTimeZone = 'Asia/Baghdad';

/** Forms of one noun by plural category; Arabic uses all of them, English `one` and `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The full Intl locale: Gregorian calendar and digits are always spelled out, never left to the browser. */
export function intlLocale(language: Language, digits: Digits = 'latn'): string {
  const { locale, digits: offered } = languageData[language];
  return `${locale}-u-ca-gregory-nu-${offered.includes(digits) ? digits : 'latn'}`;
}

const cached = new Map<string, unknown>();

/** Intl objects cost about a millisecond each; lists need hundreds of them. */
function once<T>(key: string, create: () => T): T {
  if (!cached.has(key)) cached.set(key, create());
  return cached.get(key) as T;
}

/** Keeps what stands around it on one line. */
const noBreak = '\u00A0';

/** The noun form for n; `#` in it becomes the number in the reader's digits, and no line breaks between it and its noun. */
export function plural(language: Language, n: number, forms: PluralForms, digits: Digits = 'latn'): string {
  const rules = once(`plural ${language}`, () => new Intl.PluralRules(language));
  const form = (forms[rules.select(n)] ?? forms.other).replaceAll('# ', `#${noBreak}`);
  return form.replaceAll('#', formatNumber(language, n, digits));
}

export function formatNumber(
  language: Language,
  value: number,
  digits: Digits = 'latn',
  options: Intl.NumberFormatOptions = {},
): string {
  const locale = intlLocale(language, digits);
  return once(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options)).format(
    value,
  );
}

/** Percent of 0–100 without decimals; clamped, because progress never shows more than 100 (spec 9). */
export function formatPercent(language: Language, percent: number, digits: Digits = 'latn'): string {
  const clamped = Math.round(Math.min(100, Math.max(0, percent)));
  // Intl adds direction marks that break copying and searching; digit and sign order is right without them.
  return `${formatNumber(language, clamped, digits)}${digits === 'arab' && languageData[language].digits.includes(digits) ? '٪' : '%'}`;
}

/** US dollars as `$15` or `$49.99`: the sign stands before the number in both languages (spec 3). */
export function formatPrice(language: Language, amount: number, digits: Digits = 'latn'): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return `$${formatNumber(language, amount, digits, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
}

/** Ratings always show one decimal (spec 9). */
export function formatRating(language: Language, rating: number, digits: Digits = 'latn'): string {
  return formatNumber(language, rating, digits, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The size of a file in the unit that people read without a leading zero: `50 ك.ب`, `1.4 م.ب`; never none. */
export function formatSize(language: Language, bytes: number, digits: Digits = 'latn'): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const { kilobytes: small, megabytes: large } = formattingTexts[language];
  return kilobytes < KILOBYTE
    ? `${formatNumber(language, kilobytes, digits)}${noBreak}${small}`
    : `${formatNumber(language, bytes / MEGABYTE, digits, { maximumFractionDigits: 1 })}${noBreak}${large}`;
}

/** Before the Arabic words for the half of the day. */
const beforeHalfOfDay = /\s(?=[صم](?!\p{L}))/gu;

/** A day in words, e.g. "21 تشرين الثاني 2026", or a time such as "6:00 م", which no line breaks. */
export function formatDate(
  language: Language,
  value: Date | string,
  digits: Digits = 'latn',
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const locale = intlLocale(language, digits);
  const format = once(
    `date ${locale} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(locale, { timeZone: displayTimeZone, ...options }),
  );
  return format.format(new Date(value)).replace(beforeHalfOfDay, noBreak);
}

/** The month of a moment on an axis: `ت2`, `Nov`. */
export function formatShortMonth(language: Language, value: Date | string, digits: Digits = 'latn'): string {
  const { shortMonths } = languageData[language];
  if (!shortMonths) return formatDate(language, value, digits, { month: 'short' });
  const name = shortMonths[Number(calendarDay(new Date(value)).slice(5, 7)) - 1] ?? '';
  return name.replace(/\d/, (digit) => formatNumber(language, Number(digit), digits));
}

/** The day of a moment on an axis, without doubt which number is the month: `21 ت2`, `21 Nov`. */
export const formatShortDay = (language: Language, value: Date | string, digits: Digits = 'latn'): string =>
  `${formatDate(language, value, digits, { day: 'numeric' })}${noBreak}${formatShortMonth(language, value, digits)}`;

/** The day of a moment where the organisation is, or in another zone of the IANA database, as `2026-05-31`. */
export const calendarDay = (moment: Date, timeZone = displayTimeZone): string =>
  once(`day ${timeZone}`, () => new Intl.DateTimeFormat('en-CA', { timeZone })).format(moment);

export function formatDateTime(language: Language, value: Date | string, digits: Digits = 'latn'): string {
  return formatDate(language, value, digits, { dateStyle: 'long', timeStyle: 'short' });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR_IN_DAYS = 365.25;

/** Calendar days between two moments where the organisation is. */
export const daysBetween = (from: Date, to: Date): number =>
  (Date.parse(calendarDay(to)) - Date.parse(calendarDay(from))) / DAY;

/** Intl writes the tanwin before its alef; here it stands on it, as in every other text. */
const tanwinOnAlef = (text: string): string => text.replaceAll('\u064B\u0627', '\u0627\u064B');

/**
 * Under a minute 'now', under an hour minutes, under a day hours, then days (spec 9), as the calendar counts them:
 * 'yesterday'. From thirty on months and years, which say more than 215 days. `now` is passed in.
 */
export function formatRelativeTime(
  language: Language,
  value: Date | string,
  now: Date,
  digits: Digits = 'latn',
): string {
  const locale = intlLocale(language, digits);
  const ago = (count: number, unit: Intl.RelativeTimeFormatUnit): string => {
    // 'Last month' would be the month of the calendar: only days are called by name.
    const numeric = unit === 'day' ? 'auto' : 'always';
    const format = once(`relative ${locale} ${numeric}`, () => new Intl.RelativeTimeFormat(locale, { numeric }));
    return tanwinOnAlef(format.format(-count, unit)).replace(/(?<=\p{N})\s/u, noBreak);
  };
  const then = new Date(value);
  // A clock that runs ahead must not announce the future.
  const elapsed = Math.max(0, now.getTime() - then.getTime());
  if (elapsed < MINUTE) return formattingTexts[language].now;
  if (elapsed < HOUR) return ago(Math.floor(elapsed / MINUTE), 'minute');
  if (elapsed < DAY) return ago(Math.floor(elapsed / HOUR), 'hour');
  const days = daysBetween(then, now);
  if (days < 30) return ago(days, 'day');
  return days < 365
    ? ago(Math.max(1, Math.floor((days / YEAR_IN_DAYS) * 12)), 'month')
    : ago(Math.max(1, Math.floor(days / YEAR_IN_DAYS)), 'year');
}
