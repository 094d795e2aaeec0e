// Written by `npm run texts` from write-assignment.ar.arb, write-assignment.en.arb.
import { defineMessages } from '@masar/i18n';

export const writeAssignmentMessages = defineMessages({
  ar: {
    title: 'كتابة واجب',
    intro: 'ما سُلّم من قبل يبقى على شروطه؛ التغيير يسري على ما يُسلَّم بعده.',
    failed: 'تعذّر تحميل الواجب',
    titleAr: 'العنوان بالعربية',
    titleEn: 'العنوان بالإنجليزية',
    taskAr: 'المطلوب بالعربية',
    taskEn: 'المطلوب بالإنجليزية',
    markdown: 'نص بتنسيق Markdown.',
    lesson: 'الدرس',
    noLesson: 'بلا درس',
    isRequired: 'لا يكتمل الدرس حتى يُجتاز الواجب، وتُحتسب درجته',
    isGroupWork: 'يُسلَّم بمجموعات: عمل واحد ودرجة واحدة لكل مجموعة',
    accepts: 'ما يُقبل',
    dueAt: 'موعد التسليم',
    dueHint: 'اتركه فارغاً إن لم يكن له موعد.',
    lateRule: 'بعد الموعد',
    percentPerDay: 'الخصم عن كل يوم (%)',
    resubmissions: 'مرات التسليم بعد التصحيح',
    passMark: 'درجة النجاح (%)',
    lowPassMark:
      'بدرجة نجاح أقل من 60% لا تعطي هذه المهمة شهادة إنجاز (أ)، ولا تعطيها الدورة كلها إن كانت المهمة مطلوبة فيها.',
    rubric: 'سلّم التقييم',
    criterion: (place: string) => `المعيار ${place}`,
    level: (place: string) => `المستوى ${place}`,
    arabic: 'بالعربية',
    english: 'بالإنجليزية',
    points: 'النقاط',
    addRow: 'إضافة معيار',
    removeRow: 'إزالة المعيار',
    addLevel: 'إضافة مستوى',
    removeLevel: 'إزالة المستوى',
    save: 'حفظ الواجب',
    saved: 'حُفظ الواجب',
  },
  en: {
    title: 'Write an assignment',
    intro: 'Work that was handed in keeps its terms; a change holds for what is handed in afterwards.',
    failed: 'The assignment could not be loaded',
    titleAr: 'Title in Arabic',
    titleEn: 'Title in English',
    taskAr: 'Task in Arabic',
    taskEn: 'Task in English',
    markdown: 'Markdown.',
    lesson: 'Lesson',
    noLesson: 'No lesson',
    isRequired: 'The lesson is complete only once this is passed, and its mark counts',
    isGroupWork: 'Handed in by groups: one piece of work and one mark for each',
    accepts: 'What may be handed in',
    dueAt: 'Due',
    dueHint: 'Leave it empty where there is no due date.',
    lateRule: 'After that',
    percentPerDay: 'Taken off for each day (%)',
    resubmissions: 'Further rounds after a mark',
    passMark: 'Pass mark (%)',
    lowPassMark:
      'With a pass mark below 60% this assignment gives no certificate of achievement (A), nor does the course where it is required.',
    rubric: 'Rubric',
    criterion: (place: string) => `Criterion ${place}`,
    level: (place: string) => `Level ${place}`,
    arabic: 'In Arabic',
    english: 'In English',
    points: 'Points',
    addRow: 'Add a criterion',
    removeRow: 'Remove the criterion',
    addLevel: 'Add a level',
    removeLevel: 'Remove the level',
    save: 'Save the assignment',
    saved: 'The assignment is saved',
  },
});

/** What may be handed in. */
export const workKindMessages = defineMessages({
  ar: {
    text: 'نص',
    photos: 'صور',
    voice: 'رسائل صوتية',
    files: 'ملفات',
    links: 'روابط',
  },
  en: {
    text: 'Text',
    photos: 'Photos',
    voice: 'Voice notes',
    files: 'Files',
    links: 'Links',
  },
});

/** What becomes of late work. */
export const lateRuleMessages = defineMessages({
  ar: {
    accepted: 'يُقبل متأخراً',
    refused: 'لا يُقبل',
  },
  en: {
    accepted: 'Late work is taken',
    refused: 'Late work is not taken',
  },
});
