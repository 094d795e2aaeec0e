import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { Isolated } from '@masar/ui';
import { choice, defineFields, moment, number, type Words } from '../records/fields';
import { failedTaskFieldTexts, kindsTexts, statusTexts } from './failed-task-fields.messages';
import { FailedTaskActions } from './FailedTaskActions';
import styles from './FailedTasks.module.css';

const texts = inEach(failedTaskFieldTexts);

export type FailedTask = components['schemas']['FailedTaskRecord'];

/** What the tasks that matter to people do; further ones are called by their names. */
const kinds: Words<string> = inEach(kindsTexts);

/** Background work that was given up (REL-4). */
export const failedTaskFields = defineFields<FailedTask>()({
  kind: {
    label: texts.kind,
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
    label: texts.status,
    as: choice<FailedTask['status']>(inEach(statusTexts), { tones: { failed: 'red', waiting: 'blue' } }),
    column: true,
    filter: true,
  },
  failure: {
    label: texts.failure,
    column: true,
    tell: ({ failure }, { language }) => (
      <Isolated className={styles.failure}>{failure ?? texts.noReasonIsKnown[language]}</Isolated>
    ),
  },
  attempts: { label: texts.attempts, as: number(), column: true },
  failedAt: {
    label: texts.failedAt,
    as: moment,
    column: 'sorted',
    filter: true,
    tell: ({ failedAt }, { format }) => failedAt && format.dateTime(failedAt),
  },
  createdAt: { label: texts.createdAt, as: moment, column: 'exported' },
  id: {
    label: texts.id,
    column: true,
    tell: (task) => <FailedTaskActions task={task} />,
  },
});
