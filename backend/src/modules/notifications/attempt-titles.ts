import type { AttemptRequestDecision } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';

/** Whatever its direction, a name or title stays one piece within the sentence. */
const piece = (text: string): string => `\u2068${text}\u2069`;

/** For who teaches: a learner has used all attempts and asks for another. */
export const attemptAskedTitle = (learner: LocalizedText, lesson: LocalizedText): LocalizedText => ({
  ar: `يطلب ${learner.ar ? piece(learner.ar) : 'أحد الأعضاء'} محاولة أخرى في اختبار «${piece(lesson.ar)}»`,
  en: `${learner.en ? piece(learner.en) : 'Somebody'} asks for another attempt at the quiz of “${piece(lesson.en)}”`,
});

/** For the learner: what was answered, with the reason where one was written. */
export function attemptAnsweredTitle(
  lesson: LocalizedText,
  answer: AttemptRequestDecision,
  reason: string | null,
): LocalizedText {
  const why = reason ? `: ${piece(reason)}` : '';
  return answer === 'granted'
    ? {
        ar: `مُنحت محاولة أخرى في اختبار «${piece(lesson.ar)}»${why}`,
        en: `You were granted another attempt at the quiz of “${piece(lesson.en)}”${why}`,
      }
    : {
        ar: `لم يُقبل طلبك محاولة أخرى في اختبار «${piece(lesson.ar)}»${why}`,
        en: `Your wish for another attempt at the quiz of “${piece(lesson.en)}” was declined${why}`,
      };
}
