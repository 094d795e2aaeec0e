import type { components } from '@masar/contracts';
import { serverActorId } from '@masar/domain';
import { inEach } from '@masar/i18n';
import { appointment, choice, defineFields, latin, number, reference } from '../records/fields';
import type { Kind } from '../records/fields/field';
import { WordsFilter } from '../records/filters';
import { personChoice } from '../records/person-name';
import { auditEntryFieldTexts } from './audit-entry-fields.messages';
import { auditActionMessages, auditResourceMessages } from './audit-log.messages';
import { ChangedFields } from './ChangedFields';

const texts = inEach(auditEntryFieldTexts);

export type AuditEntry = Omit<components['schemas']['AuditLogRecord'], 'before' | 'after'> & {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** Deeds and what they are done to; what has no word yet is told as the log keeps it. */
const auditActions = choice<string>(inEach(auditActionMessages));
const auditResources = choice<string>(inEach(auditResourceMessages));

const key: Kind<string> = { ...latin, filter: (props) => <WordsFilter {...props} dir="ltr" /> };

/** What administrators did (CON-2). */
export const auditEntryFields = defineFields<AuditEntry>()({
  at: { label: texts.at, as: appointment, column: 'sorted', show: true, filter: true },
  actorId: {
    label: texts.actorId,
    as: reference('users', personChoice),
    column: true,
    show: true,
    filter: true,
    tell: ({ actorId, actorName }, { language }) =>
      actorName ?? (actorId === serverActorId ? texts.atTheServer : texts.deletedAccount)[language],
    csv: ({ actorName }) => actorName,
  },
  action: { label: texts.action, as: auditActions, column: true, filter: true },
  resource: { label: texts.resource, as: auditResources, column: true, filter: true },
  after: {
    label: texts.after,
    column: true,
    tell: ({ resource, before, after }) => <ChangedFields resource={resource} before={before} after={after} />,
    csv: ({ before, after }) => JSON.stringify({ before, after }),
  },
  sequence: { label: texts.sequence, as: number(), column: 'exported', show: true },
  resourceId: {
    label: texts.resourceId,
    as: key,
    column: 'exported',
    show: true,
    filter: true,
  },
  requestId: {
    label: texts.requestId,
    as: latin,
    column: 'exported',
    show: true,
  },
  hash: { label: texts.hash, as: latin, column: 'exported', show: true },
});
