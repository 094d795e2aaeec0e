import { buttonClass, Card, Notice, useLocale, useMessages } from '@masar/ui';
import { useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router-dom';
import { toldOf } from '../records/fields/told';
import { filteredList } from '../records/filtered-list';
import { RecordShow } from '../records/RecordShow';
import { type AuditEntry, auditEntryFields } from './audit-entry.fields';
import { auditLogMessages } from './audit-log.messages';
import { Differences } from './Differences';

export function AuditLogShow() {
  const text = useMessages(auditLogMessages);
  const locale = useLocale();
  const { action, resource } = auditEntryFields;
  return (
    <RecordShow<AuditEntry>
      back={text.back}
      hasHistory={false}
      title={(entry) =>
        `${String(toldOf('action', action, entry, locale))}: ${String(toldOf('resource', resource, entry, locale))}`
      }
      fields={auditEntryFields}
      actions={(entry) => <Ways entry={entry} />}
    >
      {({ resource: changed, before, after, isErased }) => (
        <Card as="section">
          <h2>{text.differences}</h2>
          {isErased ? <Notice>{text.erased}</Notice> : <Differences resource={changed} before={before} after={after} />}
        </Card>
      )}
    </RecordShow>
  );
}

/** To the record itself where it has a page, and to all that was done to it. */
function Ways({ entry: { resource, resourceId, after } }: { entry: AuditEntry }) {
  const text = useMessages(auditLogMessages);
  const { hasShow, hasEdit } = useResourceDefinitions()[resource] ?? {};
  if (!resourceId) return null;
  const id = encodeURIComponent(resourceId);
  const address = hasShow ? `/${resource}/${id}/show` : hasEdit && `/${resource}/${id}`;
  return (
    <>
      {address && after && (
        <Link className={buttonClass({ variant: 'secondary' })} to={address}>
          {text.openRecord}
        </Link>
      )}
      <Link className={buttonClass({ variant: 'secondary' })} to={filteredList('audit-log', { resource, resourceId })}>
        {text.sameRecord}
      </Link>
    </>
  );
}
