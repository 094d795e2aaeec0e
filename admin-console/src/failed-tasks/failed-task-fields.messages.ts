// Written by `npm run texts` from failed-task-fields.ar.arb, failed-task-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const kindsTexts = defineMessages({
  ar: {
    'mail.send': 'إرسال بريد',
    'files.remove-bytes': 'حذف ملفات',
    'notifications.course-published': 'إبلاغ المتعلّمين بدورة جديدة',
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

export const statusTexts = defineMessages({
  ar: {
    failed: 'تعثرت',
    waiting: 'تنتظر محاولة',
  },
  en: {
    failed: 'Failed',
    waiting: 'Waits for an attempt',
  },
});

export const failedTaskFieldTexts = defineMessages({
  ar: {
    kind: 'المهمة',
    status: 'الحالة',
    failure: 'السبب',
    noReasonIsKnown: 'لا سبب معروفاً',
    attempts: 'المحاولات',
    failedAt: 'توقفت في',
    createdAt: 'بدأت في',
    id: 'الإجراءات',
  },
  en: {
    kind: 'Task',
    status: 'Status',
    failure: 'Why',
    noReasonIsKnown: 'No reason is known',
    attempts: 'Attempts',
    failedAt: 'Given up on',
    createdAt: 'Begun on',
    id: 'Actions',
  },
});
