import type { HoursDecision } from '@masar/domain';
import { isolated, type LocalizedText } from '@masar/i18n';

/** For the poster: a volunteer logged hours that wait to be confirmed. */
export function hoursLoggedTitle(volunteer: LocalizedText, hours: string, title: LocalizedText): LocalizedText {
  const count = isolated(String(Number(hours)));
  return {
    ar: `ساعات تطوّع بانتظار تأكيدك: ${volunteer.ar ? isolated(volunteer.ar) : 'أحد الأعضاء'} (${count}) في «${isolated(title.ar, 'ar')}»`,
    en: `${volunteer.en ? isolated(volunteer.en) : 'Somebody'} logged hours (${count}) at “${isolated(title.en, 'en')}” for you to confirm`,
  };
}

/** For the volunteer: whether they count, with the note where one was written. */
export function hoursDecidedTitle(
  decision: HoursDecision,
  hours: string,
  title: LocalizedText,
  answer: string | null,
): LocalizedText {
  const count = isolated(String(Number(hours)));
  const why = answer ? `: ${isolated(answer)}` : '';
  return decision === 'confirm'
    ? {
        ar: `أُكّدت ساعاتك (${count}) في «${isolated(title.ar, 'ar')}»${why}`,
        en: `Your hours (${count}) at “${isolated(title.en, 'en')}” were confirmed${why}`,
      }
    : {
        ar: `لم تُؤكَّد ساعاتك (${count}) في «${isolated(title.ar, 'ar')}»${why}`,
        en: `Your hours (${count}) at “${isolated(title.en, 'en')}” were not confirmed${why}`,
      };
}
