// Written by `npm run texts` from courses.ar.arb, courses.en.arb.
import { defineMessages } from '@masar/i18n';

export const coursesMessages = defineMessages({
  ar: {
    title: 'الدورات',
    search: 'ابحث في عناوين الدورات',
    add: 'إضافة دورة',
    import: 'استيراد دورة',
    back: 'كل الدورات',
    signs: 'مؤشرات تستحق النظر',
    publish: 'نشر',
    unpublish: 'إلغاء النشر',
    publishHint: 'تظهر للجميع ويستطيع الناس الالتحاق بها، إلا إن كانت قيد الإعداد.',
    unpublishHint: 'تختفي من الفهرس ولا يلتحق بها أحد بعد الآن، ويبقى من التحقوا بها.',
    isPublished: 'نُشرت الدورة',
    isUnpublished: 'أُلغي نشر الدورة',
    failed: 'تعذّر التغيير',
    deleteHint: 'تُحذف الدورة بدروسها. لا تُحذف دورة منشورة أو التحق بها أحد.',
  },
  en: {
    title: 'Courses',
    search: 'Search the titles of courses',
    add: 'Add a course',
    import: 'Import a course',
    back: 'All courses',
    signs: 'Worth a look',
    publish: 'Publish',
    unpublish: 'Unpublish',
    publishHint: 'Everybody sees it and people can enrol, unless it is in preparation.',
    unpublishHint: 'It leaves the catalogue and nobody enrols any more; who is enrolled stays.',
    isPublished: 'The course is published',
    isUnpublished: 'The course is no longer published',
    failed: 'It could not be changed',
    deleteHint: 'The course is deleted with its lessons. Published courses, and those with learners, are not deleted.',
  },
});
