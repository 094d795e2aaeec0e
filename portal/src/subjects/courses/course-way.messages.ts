// Written by `npm run texts` from course-way.ar.arb, course-way.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** What completing a course needs (EVD-1 to EVD-3). */
export const courseWayMessages = defineMessages({
  ar: {
    title: 'ما يلزم لإتمام الدورة',
    lessons: 'الدروس',
    quiz: 'اختبار',
    assignment: 'واجب',
    done: 'اكتمل',
    passed: (score: string) => `اجتيز بدرجة ${score}`,
    attempts: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          one: 'بقيت محاولة واحدة',
          two: 'بقيت محاولتان',
          few: 'بقيت # محاولات',
          many: 'بقيت # محاولة',
          other: 'بقيت # محاولة',
        },
        digits,
      ),
    best: (score: string) => `أفضل درجة ${score}`,
    mark: (mark: string) => `درجة النجاح ${mark}`,
    open: 'لم يُسلَّم بعد',
    underway: 'بدأت ورقته ولم تُسلَّم',
    later: (time: string) => `تبدأ المحاولة التالية ${time}`,
    'none-left': 'استُنفدت المحاولات؛ يمكن طلب أخرى',
    asked: 'طُلبت محاولة أخرى، والجواب عند المدرّب',
    waiting: 'سُلّم، وينتظر التصحيح',
    locked: 'يُفتح حين تكتمل الدروس',
  },
  en: {
    title: 'What completing the course needs',
    lessons: 'Lessons',
    quiz: 'Quiz',
    assignment: 'Assignment',
    done: 'Complete',
    passed: (score: string) => `Passed with ${score}`,
    attempts: (count: number) => plural('en', count, { one: '# attempt left', other: '# attempts left' }),
    best: (score: string) => `Best score ${score}`,
    mark: (mark: string) => `Pass mark ${mark}`,
    open: 'Not handed in yet',
    underway: 'A paper is begun and not handed in',
    later: (time: string) => `The next attempt may begin ${time}`,
    'none-left': 'No attempts left; another can be asked for',
    asked: 'Another attempt is asked for',
    waiting: 'Handed in, waits to be marked',
    locked: 'Opens once all lessons are complete',
  },
});
