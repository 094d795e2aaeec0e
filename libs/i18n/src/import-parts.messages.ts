// Written by `npm run texts` from import-parts.ar.arb, import-parts.en.arb.
import { defineMessages } from './messages.ts';

export const bundlePartTexts = defineMessages({
  ar: {
    questions: 'الأسئلة والاختبارات',
    assignments: 'الواجبات',
    grades: 'خطة الدرجات',
  },
  en: {
    questions: 'Questions and quizzes',
    assignments: 'Assignments',
    grades: 'Grade plan',
  },
});

export const bundleStateTexts = defineMessages({
  ar: {
    unknown: 'جزء لا تعرفه هذه النسخة: بقي في الملف ولم يُستورد.',
    newer: 'جزء كُتب لنسخة أحدث: بقي في الملف ولم يُستورد.',
  },
  en: {
    unknown: 'A part that this version does not know: it stays in the file and is not imported.',
    newer: 'A part written for a newer version: it stays in the file and is not imported.',
  },
});

export const bundleRowTexts = defineMessages({
  ar: {
    bank: 'بنك أسئلة',
    quiz: 'اختبار درس',
    final: 'الاختبار النهائي',
    assignment: 'واجب',
    category: 'فئة درجات',
    item: 'بند درجات',
  },
  en: {
    bank: 'Question bank',
    quiz: 'Quiz of a lesson',
    final: 'Final assessment',
    assignment: 'Assignment',
    category: 'Grade category',
    item: 'Grade item',
  },
});

export const bundleOutcomeTexts = defineMessages({
  ar: {
    created: 'جديد',
    updated: 'يُحدَّث',
    unchanged: 'كما هو',
    kept: 'يبقى',
    removed: 'يُحذف',
    'left-out': 'لا يُستورد',
  },
  en: {
    created: 'New',
    updated: 'Updated',
    unchanged: 'As it is',
    kept: 'Stays',
    removed: 'Removed',
    'left-out': 'Not imported',
  },
});

export const bundleLossTexts = defineMessages({
  ar: {
    skill: 'مهارة غير معروفة هنا: يأتي السؤال من دونها.',
    'draw-skill': 'مهارة غير معروفة هنا: يُسحب من دون حصره بها.',
    picture: 'صورة ليست في الملف أو لا تُعرض: يبقى وصفها مكانها.',
    'hotspot-picture': 'صورة السؤال ليست في الملف أو لا تُعرض: يصير السؤال مسودة.',
    'unfit-picture':
      'صور الأسئلة بصيغة WebP، بضلع لا يزيد على 1200 بكسل وحجم لا يزيد على 120 كيلوبايت: لا تُستورد هذه، ارفعها إلى البنك.',
    'unused-picture': 'صورة لا يعرضها أي سؤال: لا تُستورد.',
    withheld: 'بنك لم يكن لمن صدّر الدورة حق استخدامه: تُحذف من الاختبار أسئلته.',
    linked: 'بنك خارج الدورة تسأل منه أصلاً: يبقى بأسئلته كما هي.',
    archived: 'أسئلة ليست في الملف: تُؤرشف، وعددها:',
    'past-day': 'موعد مضى: لا يُستورد.',
    'group-fixed': 'بدأ متعلّمون العمل: يبقى التسليم فردياً أو جماعياً كما كان.',
    'has-work': 'ليس في الملف، وفيه أعمال متعلّمين.',
    'has-marks': 'ليس في الملف، وفيه درجات.',
    'marks-above': 'فيه درجات أعلى مما يقوله الملف: تبقى نهايته كما هي.',
    'not-graded': 'لا اختبار محتسباً هنا ولا واجب بهذا الاسم: لا يُستورد.',
  },
  en: {
    skill: 'A skill that is not known here: the question comes without it.',
    'draw-skill': 'A skill that is not known here: the draw is not narrowed by it.',
    picture: 'A picture that is not in the file or cannot be shown: its description stands in its place.',
    'hotspot-picture':
      'The picture of the question is not in the file or cannot be shown: the question becomes a draft.',
    'unfit-picture':
      'Pictures of questions are WebP with 1200 pixels a side and 120 kB at most: this one is not imported, upload it to the bank.',
    'unused-picture': 'A picture that no question shows: it is not imported.',
    withheld: 'A bank that whoever exported the course might not use: its questions leave the quiz.',
    linked: 'A bank outside the course that the course asks already: it stays with its questions as they are.',
    archived: 'Questions that are not in the file: they are archived. So many:',
    'past-day': 'A day that has passed: it is not imported.',
    'group-fixed': 'Learners have begun: it stays as it was, alone or in groups.',
    'has-work': 'It is not in the file, and learners have handed in or begun work.',
    'has-marks': 'It is not in the file, and it has marks.',
    'marks-above': 'It has marks above what the file says: its maximum stays.',
    'not-graded': 'There is no such quiz that counts and no such assignment here: it is not imported.',
  },
});
