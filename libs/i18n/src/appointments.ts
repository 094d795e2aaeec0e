import { formattingTexts } from './formatting.messages.ts';
import { calendarDay, type Digits, displayTimeZone, formatDate, formatDateTime } from './formatting.ts';
import type { Language } from './language.ts';

/** The zone of the browser's clock, of the IANA database. Where that tells none, or one that it does not know: the site's. */
export function readersZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return displayTimeZone;
  }
}

/** What a moment is by the clock of a zone, with the day where that is another one; undefined where it is as in Iraq. */
function byClockOf(zone: string, language: Language, moment: string, digits: Digits): string | undefined {
  const whole = { dateStyle: 'long', timeStyle: 'short', timeZone: zone } as const;
  if (formatDate(language, moment, digits, whole) === formatDateTime(language, moment, digits)) return undefined;
  const at = new Date(moment);
  const isSameDay = calendarDay(at, zone) === calendarDay(at);
  return formatDate(language, moment, digits, isSameDay ? { timeStyle: 'short', timeZone: zone } : whole);
}

/** Whose clock a moment is told and typed by, and what it is on the reader's where that shows another time (I18N-1). */
export function clockNote(language: Language, moment: string | null, digits: Digits, zone: string): string {
  const own = moment === null ? undefined : byClockOf(zone, language, moment, digits);
  const { zone: ofSite, own: onBoth } = formattingTexts[language];
  return own === undefined ? ofSite : onBoth(own);
}

/** A moment that people keep to, e.g. a deadline: by the clock of the site, and said so to whoever has another one. */
export function formatAppointment(
  language: Language,
  moment: string,
  digits: Digits,
  zone: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' },
): string {
  const told = formatDate(language, moment, digits, options);
  const isOnOwnClock = byClockOf(zone, language, moment, digits) === undefined;
  return isOnOwnClock ? told : `${told} ${clockNote(language, moment, digits, zone)}`;
}
