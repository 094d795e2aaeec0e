import type { AttemptRequestDecision } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import type { QuizOfRequest } from '#modules/questions';

/** Whatever its direction, a name or title stays one piece within the sentence. */
const piece = (text: string): string => `\u2068${text}\u2069`;

type Asked = Pick<QuizOfRequest, 'lessonId' | 'title'>;

/** A quiz by the title of its lesson, a final by that of its course. */
const named = ({ lessonId, title }: Asked): LocalizedText =>
  lessonId === null
    ? { ar: `الاختبار النهائي لدورة «${piece(title.ar)}»`, en: `the final assessment of “${piece(title.en)}”` }
    : { ar: `اختبار «${piece(title.ar)}»`, en: `the quiz of “${piece(title.en)}”` };

/** For who teaches: a learner has used all attempts and asks for another. */
export const attemptAskedTitle = (learner: LocalizedText, quiz: Asked): LocalizedText => ({
  ar: `يطلب ${learner.ar ? piece(learner.ar) : 'أحد الأعضاء'} محاولة أخرى في ${named(quiz).ar}`,
  en: `${learner.en ? piece(learner.en) : 'Somebody'} asks for another attempt at ${named(quiz).en}`,
});

/** For the learner: what was answered, with the reason where one was written. */
export function attemptAnsweredTitle(
  quiz: Asked,
  answer: AttemptRequestDecision,
  reason: string | null,
): LocalizedText {
  const why = reason ? `: ${piece(reason)}` : '';
  return answer === 'granted'
    ? {
        ar: `مُنحت محاولة أخرى في ${named(quiz).ar}${why}`,
        en: `You were granted another attempt at ${named(quiz).en}${why}`,
      }
    : {
        ar: `لم يُقبل طلبك محاولة أخرى في ${named(quiz).ar}${why}`,
        en: `Your request for another attempt at ${named(quiz).en} was declined${why}`,
      };
}
