// Written by `npm run texts` from import-trial.ar.arb, import-trial.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

export const importTrialMessages = defineMessages({
  ar: {
    title: 'ماذا سيُستورد؟',
    intro: 'لم يتغيّر شيء بعد. هذا ما يصير إليه الملف حين تستورده.',
    newCourse: 'دورة جديدة، تبدأ مسودة:',
    sameCourse: 'تُحدَّث دورة عندك:',
    lessons: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { zero: 'لا دروس', one: 'درس واحد', two: 'درسان', few: '# دروس', many: '# درساً', other: '# درس' },
        digits,
      ),
    lessonChanges: (created: string, updated: string, removed: string, kept: string) =>
      `تُضاف ${created}، وتُحدَّث ${updated}، وتُحذف ${removed}، وتبقى لمتعلّميها ${kept}.`,
    remarks: (count: string) => `مواضع لم نفهمها في النصوص: ${count}. تُعرض بعد الاستيراد.`,
    noParts: 'لا بنوك أسئلة ولا واجبات ولا خطة درجات في الملف؛ ما عندك منها يبقى كما هو.',
    nothing: 'لا شيء فيه.',
    questions: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالاً', other: '# سؤال' },
        digits,
      ),
    what: 'ما هو',
    becomes: 'ما يصير إليه',
    part: 'الجزء',
    apply: 'استيراد',
    cancel: 'إلغاء',
  },
  en: {
    title: 'What will be imported?',
    intro: 'Nothing has changed yet. This is what becomes of the file when you import it.',
    newCourse: 'A new course, which starts as a draft:',
    sameCourse: 'A course of yours is updated:',
    lessons: (count: number) => plural('en', count, { one: '# lesson', other: '# lessons' }),
    lessonChanges: (created: string, updated: string, removed: string, kept: string) =>
      `${created} added, ${updated} updated, ${removed} removed, ${kept} kept for their learners.`,
    remarks: (count: string) => `Places in its texts that we did not understand: ${count}. They are listed afterwards.`,
    noParts: 'The file has no question banks, assignments or grade plan; those of yours stay as they are.',
    nothing: 'There is nothing in it.',
    questions: (count: number) => plural('en', count, { one: '# question', other: '# questions' }),
    what: 'What it is',
    becomes: 'What becomes of it',
    part: 'Part',
    apply: 'Import',
    cancel: 'Cancel',
  },
});
