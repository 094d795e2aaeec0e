// Written by `npm run texts` from skills.ar.arb, skills.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** Where the knowledge of a skill comes from. */
export const skillSourceMessages = defineMessages({
  ar: {
    assessed: 'بعد تقييم',
    course: 'من دورة مكتملة',
    project: 'من مشروع',
    'self-stated': 'من صاحبها',
  },
  en: {
    assessed: 'Assessed',
    course: 'From a completed course',
    project: 'From a project',
    'self-stated': 'Self-stated',
  },
});

/** Words for levels and sources of skills (PRF-2). */
export const skillsMessages = defineMessages({
  ar: {
    levelName: (level: number) =>
      (({ '1': 'مبتدئ', '2': 'أساسي', '3': 'متوسط', '4': 'متقدّم', '5': 'خبير' }) as Record<string, string>)[level] ??
      '',
    levelOf: (level: string) => `المستوى ${level} من خمسة`,
    found: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          zero: 'لا مهارة بهذا الاسم في القائمة',
          one: 'مهارة واحدة مقترحة',
          two: 'مهارتان مقترحتان',
          few: '# مهارات مقترحة',
          many: '# مهارة مقترحة',
          other: '# مهارة مقترحة',
        },
        digits,
      ),
  },
  en: {
    levelName: (level: number) =>
      (
        ({ '1': 'Novice', '2': 'Basic', '3': 'Intermediate', '4': 'Advanced', '5': 'Expert' }) as Record<string, string>
      )[level] ?? '',
    levelOf: (level: string) => `Level ${level} of 5`,
    found: (count: number) =>
      count === 0
        ? 'No skill of this name in the list'
        : plural('en', count, { one: '# suggested skill', other: '# suggested skills' }),
  },
});
