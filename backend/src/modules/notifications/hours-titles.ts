import type { HoursDecision } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';

/** Whatever its direction, a name or title stays one piece within the sentence. */
const piece = (text: string): string => `\u2068${text}\u2069`;

/** For the poster: a volunteer logged hours that wait to be confirmed. */
export function hoursLoggedTitle(volunteer: string, hours: string, title: LocalizedText): LocalizedText {
  const count = piece(String(Number(hours)));
  return {
    ar: `ساعات تطوّع بانتظار تأكيدك: ${volunteer ? piece(volunteer) : 'أحد الأعضاء'} (${count}) في «${piece(title.ar)}»`,
    en: `${volunteer ? piece(volunteer) : 'Somebody'} logged hours (${count}) at “${piece(title.en)}” for you to confirm`,
  };
}

/** For the volunteer: whether they count, with the note where one was written. */
export function hoursDecidedTitle(
  decision: HoursDecision,
  hours: string,
  title: LocalizedText,
  answer: string | null,
): LocalizedText {
  const count = piece(String(Number(hours)));
  const why = answer ? `: ${piece(answer)}` : '';
  return decision === 'confirm'
    ? {
        ar: `أُكّدت ساعاتك (${count}) في «${piece(title.ar)}»${why}`,
        en: `Your hours (${count}) at “${piece(title.en)}” were confirmed${why}`,
      }
    : {
        ar: `لم تُؤكَّد ساعاتك (${count}) في «${piece(title.ar)}»${why}`,
        en: `Your hours (${count}) at “${piece(title.en)}” were not confirmed${why}`,
      };
}
