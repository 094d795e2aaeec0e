import type { LocalizedText } from '@masar/i18n';
import type { PlaceAnswered } from '#modules/courses';

/** Whatever its direction, a name or title stays one piece within the sentence. */
const piece = (text: string): string => `\u2068${text}\u2069`;

/** For the instructor: a learner asks for a place. */
export const placeAskedTitle = (learner: LocalizedText, title: LocalizedText): LocalizedText => ({
  ar: `طلب مقعد من ${learner.ar ? piece(learner.ar) : 'أحد الأعضاء'} في دورتك «${piece(title.ar)}»`,
  en: `${learner.en ? piece(learner.en) : 'Somebody'} asks for a place in your course “${piece(title.en)}”`,
});

/** For the learner: what became of the place, with the reason where one was written. */
export function placeAnsweredTitle({ answer, reason, course: { title } }: PlaceAnswered): LocalizedText {
  const why = reason ? `: ${piece(reason)}` : '';
  const ar = `«${piece(title.ar)}»${why}`;
  const en = `“${piece(title.en)}”`;
  return {
    granted: { ar: `مُنحت مقعداً؛ التحق الآن بدورة ${ar}`, en: `You were granted a place; join ${en} now${why}` },
    declined: { ar: `لم يُقبل طلبك مقعداً في دورة ${ar}`, en: `Your request for a place in ${en} was declined${why}` },
    withdrawn: { ar: `سُحب مقعدك في دورة ${ar}`, en: `Your place in ${en} was taken back${why}` },
  }[answer];
}
