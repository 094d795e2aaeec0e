// Written by `npm run texts` from road-faults.ar.arb, road-faults.en.arb.
import { defineMessages } from '@masar/i18n';

/** Courses that no road leads to, above their list (PRE-1). */
export const roadFaultsMessages = defineMessages({
  ar: {
    title: (count: string) => `دورات لا طريق إليها: ${count}`,
    hint: 'من يبدأ من الصفر لا يبلغ هذه الدورات المنشورة. صحّح ما تحتاج إليه، أو انشر دورة تعلّمه.',
    untaught: (skill: string, level: string) => `لا دورة منشورة تعلّم «${skill}» إلى المستوى ${level}.`,
    circle: (skill: string, _level: string) => `ما يعلّم «${skill}» يحتاج إلى هذه الدورة نفسها: حلقة مغلقة.`,
    behind: (skill: string, _level: string) => `ما يعلّم «${skill}» لا طريق إليه أيضاً.`,
  },
  en: {
    title: (count: string) => `Courses that no road leads to: ${count}`,
    hint: 'Who begins from nothing never reaches these published courses. Correct what they need, or publish a course that teaches it.',
    untaught: (skill: string, level: string) => `No published course teaches “${skill}” to level ${level}.`,
    circle: (skill: string) => `What teaches “${skill}” needs this course itself: a circle.`,
    behind: (skill: string) => `No road leads to what teaches “${skill}” either.`,
  },
});
