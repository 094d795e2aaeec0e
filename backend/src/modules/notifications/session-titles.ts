import { formatDate, isolated, type Language, type LocalizedText } from '@masar/i18n';

/** The time of day in Iraq, where sessions are planned, as the screens of that language write it. */
const hourOf = (language: Language, moment: Date): string =>
  isolated(formatDate(language, moment, 'latn', { timeStyle: 'short' }), language);

/** For those with a place, and the host: their session begins within the hour. */
export const sessionSoonTitle = (workshop: LocalizedText, scheduledAt: Date): LocalizedText => ({
  ar: `جلستك في ورشة «${isolated(workshop.ar, 'ar')}» تبدأ قريباً: الساعة ${hourOf('ar', scheduledAt)} بتوقيت بغداد`,
  en: `Your session of “${isolated(workshop.en, 'en')}” begins soon: at ${hourOf('en', scheduledAt)} in Baghdad`,
});
