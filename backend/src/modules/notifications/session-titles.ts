import { displayTimeZone, isolated, type LocalizedText } from '@masar/i18n';

/** The time of day in Iraq, where sessions are planned. */
const hourOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: displayTimeZone, hour: '2-digit', minute: '2-digit' }).format(moment);

/** For those with a place, and the host: their session begins within the hour. */
export function sessionSoonTitle(workshop: LocalizedText, scheduledAt: Date): LocalizedText {
  const hour = isolated(hourOf(scheduledAt));
  return {
    ar: `جلستك في ورشة «${isolated(workshop.ar, 'ar')}» تبدأ قريباً: الساعة ${hour} بتوقيت بغداد`,
    en: `Your session of “${isolated(workshop.en, 'en')}” begins soon: at ${hour} in Baghdad`,
  };
}
