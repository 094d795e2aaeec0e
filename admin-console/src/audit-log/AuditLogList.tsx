import { useLocale, useMessages } from '@masar/ui';
import { personName } from '../records/person-name';
import type { RecordColumn } from '../records/column';
import { ChoiceFilter, DaysFilter, ReferenceFilter, WordsFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import type { AuditEntry } from './audit-entry';
import { auditLogMessages } from './audit-log.messages';
import styles from './AuditLog.module.css';
import { changedValues } from './changed-values';
import { useAuditWords } from './useAuditWords';

/** What administrators did, the latest first (CON-2). */
export function AuditLogList() {
  const text = useMessages(auditLogMessages);
  const { format } = useLocale();
  const { actionOf, resourceOf, actionChoices, resourceChoices } = useAuditWords();
  const columns: RecordColumn<AuditEntry>[] = [
    { field: 'at', label: text.at, render: ({ at }) => format.dateTime(at), isSortable: true },
    { field: 'actorName', label: text.actor, render: ({ actorName }) => actorName ?? text.goneActor },
    { field: 'action', label: text.action, render: ({ action }) => actionOf(action) },
    { field: 'resource', label: text.resource, render: ({ resource }) => resourceOf(resource) },
    {
      field: 'after',
      label: text.changed,
      render: ({ before, after }) => (
        <span className={styles.fields} dir="ltr">
          {changedValues(before, after)
            .map(({ field }) => field)
            .join(', ')}
        </span>
      ),
      csv: ({ before, after }) => JSON.stringify({ before, after }),
    },
    { field: 'sequence', label: text.sequence, isOnlyExported: true },
    { field: 'resourceId', label: text.resourceId, isOnlyExported: true },
    { field: 'requestId', label: text.requestId, isOnlyExported: true },
    { field: 'hash', label: text.hash, isOnlyExported: true },
  ];
  return (
    <RecordList
      title={text.title}
      intro={
        <>
          {text.intro} {text.verify}{' '}
          <code dir="ltr" className={styles.command}>
            npm run audit:verify
          </code>
        </>
      }
      columns={columns}
      empty={text}
      sort={{ field: 'at', order: 'DESC' }}
      filters={
        <>
          <ChoiceFilter source="resource" label={text.resource} choices={resourceChoices} />
          <WordsFilter source="resourceId" label={text.resourceId} dir="ltr" />
          <ChoiceFilter source="action" label={text.action} choices={actionChoices} />
          <ReferenceFilter source="actorId" reference="users" label={text.actor} nameOf={personName} />
          <DaysFilter source="at" label={text.at} />
        </>
      }
    />
  );
}
