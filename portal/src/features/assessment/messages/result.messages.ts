// Written by `npm run texts` from result.ar.arb, result.en.arb.
import { defineMessages } from '@masar/i18n';

/** The words of spec 9. */
export const bandMessages = defineMessages({
  ar: {
    excellent: 'ممتاز',
    good: 'جيد',
    'needs-work': 'يحتاج إلى تحسين',
  },
  en: {
    excellent: 'Excellent',
    good: 'Good',
    'needs-work': 'Needs Work',
  },
});

/** Topics of the question banks. */
export const topicMessages = defineMessages({
  ar: {
    html: 'HTML',
    css: 'CSS',
    javascript: 'JavaScript',
    dom: 'التعامل مع الصفحة',
    http: 'الشبكة وHTTP',
    git: 'Git',
    'back-end': 'الخادم والبيانات',
    performance: 'الأداء',
    accessibility: 'سهولة الوصول',
    colour: 'اللون',
    typography: 'الخطوط',
    composition: 'التكوين',
    identity: 'الهوية البصرية',
    formats: 'الملفات والطباعة',
    process: 'العمل مع العميل',
    finance: 'المال والأرقام',
    planning: 'التخطيط',
    customers: 'الزبائن',
    people: 'الفريق',
    operations: 'التشغيل',
  },
  en: {
    html: 'HTML',
    css: 'CSS',
    javascript: 'JavaScript',
    dom: 'Working with the page',
    http: 'Network and HTTP',
    git: 'Git',
    'back-end': 'Server and data',
    performance: 'Performance',
    accessibility: 'Accessibility',
    colour: 'Colour',
    typography: 'Typography',
    composition: 'Composition',
    identity: 'Identity',
    formats: 'Files and print',
    process: 'Working with clients',
    finance: 'Money and figures',
    planning: 'Planning',
    customers: 'Customers',
    people: 'People',
    operations: 'Operations',
  },
});

/** Texts of a finished attempt (ASM-1, spec 9). */
export const resultMessages = defineMessages({
  ar: {
    title: (skill: string) => `نتيجتك في ${skill}`,
    score: 'النتيجة',
    right: (right: string, total: string) => `أجبت إجابة صحيحة عن ${right} من ${total}`,
    level: 'المستوى',
    surety: (percent: string) => `دقّة تقدير هذا المستوى ${percent}.`,
    adaptive: (right: string, total: string) =>
      `أجبت إجابة صحيحة عن ${right} من ${total}. تصعب الأسئلة كلما أصبت وتسهل كلما أخطأت، وإصابة نصفها أمر معتاد.`,
    quickSurety: (percent: string) =>
      `أسئلة قليلة لا تكفي لتقدير دقيق: دقّة تقدير هذا المستوى ${percent} فقط. اختبار تحديد المستوى أدقّ.`,
    weak: 'أنت في أول الطريق، فلم نُضف هذه النتيجة إلى مهاراتك. ابدأ بدورة للمبتدئين ثم أعد التقييم.',
    begin: (course: string, hours: string) => `ابدأ بدورة ${course} (${hours})`,
    counted: 'أُضيفت النتيجة إلى مهاراتك.',
    practice:
      'هذه المحاولة للتدريب ولم تغيّر مهاراتك: تُحتسب نتيجة واحدة في الأسبوع، واختبار تحديد المستوى مقدَّم على التقييم السريع.',
    retake: 'إعادة التقييم',
    back: 'العودة إلى المهارات',
    placement: 'حدّد مستواي بدقّة',
    topicsTitle: 'بحسب الموضوع',
    topicShare: (right: string, total: string) => `${right} من ${total}`,
    review: 'مراجعة الإجابات',
    wasRight: 'إجابة صحيحة',
    wasWrong: 'إجابة غير صحيحة',
    notKnown: 'اخترت «لا أعرف»',
    yours: 'إجابتك',
    correct: 'الإجابة الصحيحة',
    failed: 'تعذّر تحميل النتيجة',
    failedHint: 'لم نتمكّن من تحميل هذه المحاولة. أعد المحاولة.',
  },
  en: {
    title: (skill: string) => `Your result in ${skill}`,
    score: 'Score',
    right: (right: string, total: string) => `${right} of ${total} answers right`,
    level: 'Level',
    surety: (percent: string) => `We are ${percent} sure of this level.`,
    adaptive: (right: string, total: string) =>
      `${right} of ${total} answers right. Questions get harder as you do well and easier as you do not, so about half is usual.`,
    quickSurety: (percent: string) =>
      `A few questions do not say much: we are only ${percent} sure of this level. The placement test is more exact.`,
    weak: 'You are at the beginning, so this result was not added to your skills. Take a course for beginners, then try again.',
    begin: (course: string, hours: string) => `Begin with ${course} (${hours})`,
    counted: 'The result was added to your skills.',
    practice:
      'This attempt is for practice and changed none of your skills: one result counts each week, and a placement test stands before a quick check.',
    retake: 'Take it again',
    back: 'Back to skills',
    placement: 'Find my level exactly',
    topicsTitle: 'By topic',
    topicShare: (right: string, total: string) => `${right} of ${total}`,
    review: 'Your answers',
    wasRight: 'Right answer',
    wasWrong: 'Wrong answer',
    notKnown: 'You chose “I don’t know”',
    yours: 'Your answer',
    correct: 'Right answer',
    failed: 'The result could not be loaded',
    failedHint: 'We could not load this attempt. Please try again.',
  },
});
