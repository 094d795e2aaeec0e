import type { LocalizedText } from '@masar/i18n';

/** Whatever its direction, a name or title stays one piece within the sentence. */
const piece = (text: string): string => `\u2068${text}\u2069`;

const about = ({ ar, en }: LocalizedText): LocalizedText => ({ ar: `«${piece(ar)}»`, en: `“${piece(en)}”` });

const someone = ({ ar, en }: LocalizedText): LocalizedText => ({
  ar: ar ? piece(ar) : 'أحد المتعلّمين',
  en: en ? piece(en) : 'a learner',
});

/** For the instructor: a certificate waits, for the first time or after more work. */
export function reviewAskedTitle(learner: LocalizedText, title: LocalizedText, round: number): LocalizedText {
  const [who, course] = [someone(learner), about(title)];
  return round === 1
    ? {
        ar: `شهادة ${who.ar} في دورتك ${course.ar} تنتظر مراجعتك`,
        en: `The certificate of ${who.en} in ${course.en} waits for your review`,
      }
    : {
        ar: `شهادة ${who.ar} في دورتك ${course.ar} تنتظر مراجعتك من جديد`,
        en: `The certificate of ${who.en} in ${course.en} waits for your review again`,
      };
}

/** For the learner: what is missing. */
export function sentBackTitle(title: LocalizedText, reason: string): LocalizedText {
  const course = about(title);
  return {
    ar: `أُعيدت إليك شهادتك في دورة ${course.ar}: ${piece(reason)}`,
    en: `Your certificate in ${course.en} was sent back to you: ${piece(reason)}`,
  };
}

/** For the instructor: an administrator decided instead. */
export function decidedForYouTitle(learner: LocalizedText, title: LocalizedText, isApproved: boolean): LocalizedText {
  const [who, course] = [someone(learner), about(title)];
  return isApproved
    ? {
        ar: `اعتمدت الإدارة شهادة ${who.ar} في دورتك ${course.ar}`,
        en: `An administrator approved the certificate of ${who.en} in ${course.en}`,
      }
    : {
        ar: `أعادت الإدارة شهادة ${who.ar} في دورتك ${course.ar}`,
        en: `An administrator sent back the certificate of ${who.en} in ${course.en}`,
      };
}

/** For the instructor after some days, and for the administrators after some more. */
export function reviewLateTitle(
  learner: LocalizedText,
  title: LocalizedText,
  to: 'instructor' | 'administrators',
): LocalizedText {
  const [who, course] = [someone(learner), about(title)];
  return to === 'instructor'
    ? {
        ar: `تذكير: شهادة ${who.ar} في دورتك ${course.ar} تنتظر مراجعتك منذ أيام`,
        en: `Reminder: the certificate of ${who.en} in ${course.en} has waited for your review for days`,
      }
    : {
        ar: `شهادة ${who.ar} في دورة ${course.ar} لم يراجعها أحد؛ قرّر بدلاً من المدرّب`,
        en: `Nobody has reviewed the certificate of ${who.en} in ${course.en}; decide instead of the instructor`,
      };
}

/** For who decides: the holder wishes for another name. */
export function correctionAskedTitle(learner: LocalizedText, title: LocalizedText): LocalizedText {
  const [who, course] = [someone(learner), about(title)];
  return {
    ar: `طلب تصحيح الاسم على شهادة ${who.ar} في دورة ${course.ar}`,
    en: `${who.en} wishes for a corrected name on the certificate in ${course.en}`,
  };
}

/** For the holder: the name stays, and why. */
export function correctionDeclinedTitle(title: LocalizedText, reason: string): LocalizedText {
  const course = about(title);
  return {
    ar: `لم يُصحَّح الاسم على شهادتك في دورة ${course.ar}: ${piece(reason)}`,
    en: `The name on your certificate in ${course.en} was not corrected: ${piece(reason)}`,
  };
}
