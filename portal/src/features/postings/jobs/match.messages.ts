// Written by `npm run texts` from match.ar.arb, match.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** How well vacancies fit the reader, and what would help. */
export const matchMessages = defineMessages({
  ar: {
    noMatch: 'لا وظيفة قريبة من مهاراتك بعد',
    noMatchHint: 'قِس مهارة أو أضفها إلى ملفك، وسنخبرك أي الوظائف أقرب إليك.',
    assess: 'قِس مهاراتك',
    match: 'كم تناسبك؟',
    matchFailed: 'تعذّر حساب التطابق',
    have: 'لديك',
    near: 'أنت قريب منها',
    lack: 'تنقصك',
    level: (own: string, needed: string) => `مستواك: ${own}، والمطلوب: ${needed}`,
    needs: (level: string) => `المستوى المطلوب: ${level}`,
    nearTo: 'قريبة من مهارتك:',
    after: (percent: string) => `بعدها: ${percent}`,
    noTeacher: 'لا دورة لدينا تعلّمها بعد.',
    hours: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { one: 'ساعة واحدة', two: 'ساعتان', few: '# ساعات', many: '# ساعة', other: '# ساعة' },
        digits,
      ),
    how: 'كيف نحسب النسبة؟',
    howText:
      'نقارن كل مهارة مطلوبة بأقرب مهارة لديك: المهارة نفسها بمستوى كافٍ تُحسب كاملة، والمهارة القريبة تُحسب جزئياً، والمهارة المختبَرة أوثق من التي تذكرها بنفسك. لا يدخل في الحساب اسمك ولا عمرك ولا جنسك ولا صورتك.',
    percent: (percent: string) => `تطابق ${percent}`,
    matched: 'لديك من مهاراتها:',
    missing: 'ينقصك منها:',
    more: (count: string) => `+${count}`,
    noKnownSkills: 'لا تذكر مهارات نعرفها',
    allThere: 'لديك كل مهاراتها',
    lacks: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          one: 'تنقصك مهارة واحدة',
          two: 'تنقصك مهارتان',
          few: 'تنقصك # مهارات',
          many: 'تنقصك # مهارة',
          other: 'تنقصك # مهارة',
        },
        digits,
      ),
    nearestCourse: (hours: string) => `أقرب دورة ${hours}`,
  },
  en: {
    noMatch: 'No job is close to your skills yet',
    noMatchHint: 'Assess a skill or add it to your profile, and we tell you which jobs are close to you.',
    assess: 'Assess your skills',
    match: 'How well does it fit you?',
    matchFailed: 'The match could not be computed',
    have: 'You have',
    near: 'You are near',
    lack: 'You lack',
    level: (own: string, needed: string) => `Your level: ${own}; needed: ${needed}`,
    needs: (level: string) => `Level needed: ${level}`,
    nearTo: 'Close to your skill:',
    after: (percent: string) => `After it: ${percent}`,
    noTeacher: 'None of our courses teaches it yet.',
    hours: (count: number) => plural('en', count, { one: '# hour', other: '# hours' }),
    how: 'How is it computed?',
    howText:
      'Each skill asked for is compared with your closest one: the skill itself at a sufficient level counts whole, a related one in part, and a tested skill counts for more than one you state yourself. Your name, age, gender and picture play no part.',
    percent: (percent: string) => `${percent} match`,
    matched: 'Skills that you have:',
    missing: 'Skills that you lack:',
    more: (count: string) => `+${count}`,
    noKnownSkills: 'It names no skills that we know',
    allThere: 'You have all its skills',
    lacks: (count: number) => plural('en', count, { one: 'You lack # skill', other: 'You lack # skills' }),
    nearestCourse: (hours: string) => `shortest course ${hours}`,
  },
});
