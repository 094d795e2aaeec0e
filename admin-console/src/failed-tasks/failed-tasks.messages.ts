import { defineMessages } from '@masar/i18n';

export const failedTasksMessages = defineMessages({
  ar: {
    title: 'المهام المتعثرة',
    intro:
      'أعمال في الخلفية لم تنجح بعد محاولات متكررة، كبريد لم يُرسل. أصلح السبب ثم أعد المحاولة؛ التكرار لا يضر. تُنسى المهمة بعد أسبوع.',
    kind: 'المهمة',
    status: 'الحالة',
    failed: 'تعثرت',
    waiting: 'تنتظر محاولة',
    failure: 'السبب',
    noFailure: 'لا سبب معروفاً',
    attempts: 'المحاولات',
    failedAt: 'توقفت في',
    createdAt: 'بدأت في',
    tryAgain: 'إعادة المحاولة',
    discard: 'ترك المهمة',
    discardTitle: 'ترك هذه المهمة؟',
    discardText: 'لن يُنجز هذا العمل. لا يمكن التراجع.',
    discarded: 'تُركت المهمة',
    discardManyText: 'لن تُنجز الأعمال المحددة. لا يمكن التراجع.',
    triedAgain: 'عادت المهمة إلى صفها',
    actions: 'الإجراءات',
    actionFailed: 'تعذّر ذلك',
  },
  en: {
    title: 'Failed tasks',
    intro:
      'Background work that did not succeed after several attempts, such as mail that was not sent. Mend the cause, then try again; doing it twice does no harm. A task is forgotten after a week.',
    kind: 'Task',
    status: 'Status',
    failed: 'Failed',
    waiting: 'Waits for an attempt',
    failure: 'Why',
    noFailure: 'No reason is known',
    attempts: 'Attempts',
    failedAt: 'Given up on',
    createdAt: 'Begun on',
    tryAgain: 'Try again',
    discard: 'Discard',
    discardTitle: 'Discard this task?',
    discardText: 'This work will not be done. It cannot be undone.',
    discarded: 'The task is discarded',
    discardManyText: 'The selected work will not be done. It cannot be undone.',
    triedAgain: 'The task is back in its queue',
    actions: 'Actions',
    actionFailed: 'That did not work',
  },
});

/** What the tasks that matter to people do; further ones are called by their names. */
export const taskKindMessages = defineMessages({
  ar: {
    'mail.send': 'إرسال بريد',
    'files.remove-bytes': 'حذف ملفات',
    'notifications.course-published': 'إبلاغ المتعلمين بدورة جديدة',
    'notifications.digest': 'ملخص الإشعارات اليومي',
    'operations.backup': 'نسخة احتياطية',
    'operations.nightly-backup': 'النسخة الاحتياطية الليلية',
    'webhooks.deliver': 'إبلاغ الأنظمة الأخرى',
    'ai.train-model': 'تدريب التوصيات',
  },
  en: {
    'mail.send': 'Sending mail',
    'files.remove-bytes': 'Removing files',
    'notifications.course-published': 'Telling learners of a course',
    'notifications.digest': 'Daily digest of notifications',
    'operations.backup': 'Backup',
    'operations.nightly-backup': 'Nightly backup',
    'webhooks.deliver': 'Telling other systems',
    'ai.train-model': 'Training of suggestions',
  },
});
