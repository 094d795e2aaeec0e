import { useMessages } from '@masar/ui';
import { RecordList } from '../records/RecordList';
import { type AuditEntry, auditEntryFields } from './audit-entry.fields';
import { auditLogMessages } from './audit-log.messages';
import styles from './AuditLog.module.css';

/** What administrators did, the latest first (CON-2). */
export function AuditLogList() {
  const text = useMessages(auditLogMessages);
  return (
    <RecordList<AuditEntry>
      title={text.title}
      intro={
        <>
          {text.intro} {text.verify}{' '}
          <code dir="ltr" className={styles.command}>
            npm run audit:verify
          </code>
        </>
      }
      fields={auditEntryFields}
      empty={text}
      sort={{ field: 'at', order: 'DESC' }}
    />
  );
}
