// Written by `npm run texts` from search.ar.arb, search.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

export const searchMessages = defineMessages({
  ar: {
    title: 'البحث',
    titleOf: (words: string) => `نتائج «${words}»`,
    field: 'ابحث في الموقع',
    hint: 'عمّ تبحث؟',
    kinds: 'أنواع النتائج',
    allKinds: 'الكل',
    found: (total: number, digits: Digits) =>
      plural(
        'ar',
        total,
        { zero: 'لا نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: '# نتائج', many: '# نتيجة', other: '# نتيجة' },
        digits,
      ),
    foundMany: (number: string) => `أكثر من ${number} نتيجة`,
    nearest: 'أقرب ما وجدناه:',
    loading: 'جارٍ البحث',
    more: 'عرض المزيد',
    inCourse: 'في دورة',
    failed: 'تعذّر البحث',
    startTitle: 'ابحث في كل محتوى الموقع',
    startHint: 'اكتب كلمة أو أكثر بالعربية أو الإنجليزية؛ لا يهمّ التشكيل ولا شكل الهمزة. جرّب مثلاً:',
    nothing: 'لم نجد ما يطابق بحثك',
    nothingHint: 'راجع كتابة الكلمات، أو جرّب كلمات أقل أو أعمّ، أو الكلمة نفسها باللغة الأخرى.',
    nothingOfKind: 'لا نتائج من هذا النوع',
    showAllKinds: 'عرض كل الأنواع',
    meant: 'هل تقصد؟',
    visitors: 'سجّل الدخول لتبحث في نصوص الدروس وواجباتك والنقاشات والفرص والوظائف والخدمات أيضاً.',
    login: 'تسجيل الدخول',
  },
  en: {
    title: 'Search',
    titleOf: (words: string) => `Results for “${words}”`,
    field: 'Search the site',
    hint: 'What are you looking for?',
    kinds: 'Kinds of results',
    allKinds: 'All',
    found: (total: number) =>
      total === 0 ? 'No results' : plural('en', total, { one: '# result', other: '# results' }),
    foundMany: (number: string) => `More than ${number} results`,
    nearest: 'The nearest we found:',
    loading: 'Searching',
    more: 'Show more',
    inCourse: 'In the course',
    failed: 'The search did not work',
    startTitle: 'Search everything here',
    startHint: 'Type a word or more in Arabic or English; small spelling differences do not matter. For example:',
    nothing: 'Nothing matches your search',
    nothingHint: 'Check how the words are written, try fewer or more general ones, or try the other language.',
    nothingOfKind: 'No results of this kind',
    showAllKinds: 'Show all kinds',
    meant: 'Did you mean?',
    visitors: 'Log in to search inside lessons, your assignments, discussions, opportunities, jobs and services too.',
    login: 'Log in',
  },
});

/** Names of the kinds, as headings and chips. */
export const kindMessages = defineMessages({
  ar: {
    course: 'الدورات',
    lesson: 'الدروس',
    section: 'داخل الدروس',
    assignment: 'الواجبات',
    discussion: 'النقاشات',
    opportunity: 'الفرص',
    job: 'الوظائف',
    service: 'الخدمات',
  },
  en: {
    course: 'Courses',
    lesson: 'Lessons',
    section: 'Inside lessons',
    assignment: 'Assignments',
    discussion: 'Discussions',
    opportunity: 'Opportunities',
    job: 'Jobs',
    service: 'Services',
  },
});

/** Links from the best of a kind to all of it. */
export const allOfKindMessages = defineMessages({
  ar: {
    course: 'كل الدورات',
    lesson: 'كل الدروس',
    section: 'كل المواضع',
    assignment: 'كل الواجبات',
    discussion: 'كل النقاشات',
    opportunity: 'كل الفرص',
    job: 'كل الوظائف',
    service: 'كل الخدمات',
  },
  en: {
    course: 'All courses',
    lesson: 'All lessons',
    section: 'All places',
    assignment: 'All assignments',
    discussion: 'All discussions',
    opportunity: 'All opportunities',
    job: 'All jobs',
    service: 'All services',
  },
});
