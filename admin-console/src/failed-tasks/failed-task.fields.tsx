import type { components } from '@masar/contracts';
import { Isolated } from '@masar/ui';
import { choice, defineFields, moment, number, type Words } from '../records/fields';
import { FailedTaskActions } from './FailedTaskActions';
import styles from './FailedTasks.module.css';

export type FailedTask = components['schemas']['FailedTaskRecord'];

/** What the tasks that matter to people do; further ones are called by their names. */
const kinds: Words<string> = {
  'mail.send': { ar: 'إرسال بريد', en: 'Sending mail' },
  'files.remove-bytes': { ar: 'حذف ملفات', en: 'Removing files' },
  'notifications.course-published': { ar: 'إبلاغ المتعلّمين بدورة جديدة', en: 'Telling learners of a course' },
  'notifications.digest': { ar: 'ملخص الإشعارات اليومي', en: 'Daily digest of notifications' },
  'operations.backup': { ar: 'نسخة احتياطية', en: 'Backup' },
  'operations.nightly-backup': { ar: 'النسخة الاحتياطية الليلية', en: 'Nightly backup' },
  'webhooks.deliver': { ar: 'إبلاغ الأنظمة الأخرى', en: 'Telling other systems' },
  'ai.train-model': { ar: 'تدريب التوصيات', en: 'Training of suggestions' },
};

/** Background work that was given up (REL-4). */
export const failedTaskFields = defineFields<FailedTask>()({
  kind: {
    label: { ar: 'المهمة', en: 'Task' },
    as: choice<string>(kinds),
    column: 'sorted',
    filter: true,
    // What it does, and the name by which the server's log knows it.
    tell: ({ kind }, { language }) => (
      <span className={styles.kind}>
        {kinds[kind]?.[language]}
        <code dir="ltr">{kind}</code>
      </span>
    ),
    csv: ({ kind }) => kind,
  },
  status: {
    label: { ar: 'الحالة', en: 'Status' },
    as: choice<FailedTask['status']>(
      {
        failed: { ar: 'تعثرت', en: 'Failed' },
        waiting: { ar: 'تنتظر محاولة', en: 'Waits for an attempt' },
      },
      { tones: { failed: 'red', waiting: 'blue' } },
    ),
    column: true,
    filter: true,
  },
  failure: {
    label: { ar: 'السبب', en: 'Why' },
    column: true,
    tell: ({ failure }, { language }) => (
      <Isolated className={styles.failure}>
        {failure ?? { ar: 'لا سبب معروفاً', en: 'No reason is known' }[language]}
      </Isolated>
    ),
  },
  attempts: { label: { ar: 'المحاولات', en: 'Attempts' }, as: number(), column: true },
  failedAt: {
    label: { ar: 'توقفت في', en: 'Given up on' },
    as: moment,
    column: 'sorted',
    filter: true,
    tell: ({ failedAt }, { format }) => failedAt && format.dateTime(failedAt),
  },
  createdAt: { label: { ar: 'بدأت في', en: 'Begun on' }, as: moment, column: 'exported' },
  id: {
    label: { ar: 'الإجراءات', en: 'Actions' },
    column: true,
    tell: (task) => <FailedTaskActions task={task} />,
  },
});
