import { Link } from 'react-router-dom';
import { useResourceDefinitions } from 'react-admin';
import { buttonClass, Card, Notice, useLocale, useMessages } from '@masar/ui';
import { RecordShow } from '../records/RecordShow';
import type { AuditEntry } from './audit-entry';
import { auditLogMessages } from './audit-log.messages';
import { Differences } from './Differences';
import { useAuditWords } from './useAuditWords';

export function AuditLogShow() {
  const text = useMessages(auditLogMessages);
  const { format } = useLocale();
  const { actionOf, resourceOf } = useAuditWords();
  return (
    <RecordShow<AuditEntry>
      back={text.back}
      hasHistory={false}
      title={({ action, resource }) => text.entry(actionOf(action), resourceOf(resource))}
      facts={(entry) => [
        [text.actor, entry.actorName ?? text.goneActor],
        [text.at, format.dateTime(entry.at)],
        [text.sequence, format.number(entry.sequence)],
        [text.resourceId, <bdi dir="ltr">{entry.resourceId ?? '—'}</bdi>],
        [text.requestId, <bdi dir="ltr">{entry.requestId ?? '—'}</bdi>],
        [text.hash, <bdi dir="ltr">{entry.hash}</bdi>],
      ]}
      actions={(entry) => <Ways entry={entry} />}
    >
      {({ before, after, isErased }) => (
        <Card as="section">
          <h2>{text.differences}</h2>
          {isErased ? <Notice>{text.erased}</Notice> : <Differences before={before} after={after} />}
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
  const filter = encodeURIComponent(JSON.stringify({ resource, resourceId }));
  return (
    <>
      {address && after && (
        <Link className={buttonClass({ variant: 'secondary' })} to={address}>
          {text.openRecord}
        </Link>
      )}
      <Link className={buttonClass({ variant: 'secondary' })} to={`/audit-log?filter=${filter}`}>
        {text.sameRecord}
      </Link>
    </>
  );
}
