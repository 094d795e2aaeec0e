import type { components } from '@masar/contracts';
import { serverActorId } from '@masar/domain';
import { appointment, choice, defineFields, latin, number, reference, type Words } from '../records/fields';
import type { Kind } from '../records/fields/field';
import { WordsFilter } from '../records/filters';
import { personChoice } from '../records/person-name';
import { auditActionMessages, auditResourceMessages } from './audit-log.messages';
import styles from './AuditLog.module.css';
import { changedValues } from './changed-values';

export type AuditEntry = Omit<components['schemas']['AuditLogRecord'], 'before' | 'after'> & {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** Whoever sat at the machine itself, where nobody is signed in. */
const atTheServer = { ar: 'سطر أوامر الخادم', en: 'The server’s command line' };

const wordsOf = ({ ar, en }: Record<'ar' | 'en', Readonly<Record<string, string>>>): Words<string> =>
  Object.fromEntries(Object.keys(ar).map((value) => [value, { ar: ar[value]!, en: en[value]! }]));

/** Deeds and what they are done to; what has no word yet is told as the log keeps it. */
const auditActions = choice<string>(wordsOf(auditActionMessages));
const auditResources = choice<string>(wordsOf(auditResourceMessages));

const key: Kind<string> = { ...latin, filter: (props) => <WordsFilter {...props} dir="ltr" /> };

/** What administrators did (CON-2). */
export const auditEntryFields = defineFields<AuditEntry>()({
  at: { label: { ar: 'الوقت', en: 'When' }, as: appointment, column: 'sorted', show: true, filter: true },
  actorId: {
    label: { ar: 'المنفّذ', en: 'Who' },
    as: reference('users', personChoice),
    column: true,
    show: true,
    filter: true,
    tell: ({ actorId, actorName }, { language }) =>
      actorName ?? (actorId === serverActorId ? atTheServer : { ar: 'حساب محذوف', en: 'Deleted account' })[language],
    csv: ({ actorName }) => actorName,
  },
  action: { label: { ar: 'الفعل', en: 'Did what' }, as: auditActions, column: true, filter: true },
  resource: { label: { ar: 'السجل', en: 'To what' }, as: auditResources, column: true, filter: true },
  after: {
    label: { ar: 'الحقول', en: 'Fields' },
    column: true,
    tell: ({ before, after }) => (
      <span className={styles.fields} dir="ltr">
        {changedValues(before, after)
          .map(({ field }) => field)
          .join(', ')}
      </span>
    ),
    csv: ({ before, after }) => JSON.stringify({ before, after }),
  },
  sequence: { label: { ar: 'الرقم', en: 'Number' }, as: number(), column: 'exported', show: true },
  resourceId: {
    label: { ar: 'معرّف السجل', en: 'Id of the record' },
    as: key,
    column: 'exported',
    show: true,
    filter: true,
  },
  requestId: {
    label: { ar: 'معرّف الطلب في سجل الخادم', en: 'Request in the log of the server' },
    as: latin,
    column: 'exported',
    show: true,
  },
  hash: { label: { ar: 'البصمة', en: 'Hash' }, as: latin, column: 'exported', show: true },
});
