import { vrSessionStatuses } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import type { RecordColumn } from '../records/column';
import { ChoiceFilter, DaysFilter, ReferenceFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import { useNameOf } from '../records/useNameOf';
import { SessionBadge } from './SessionBadge';
import type { VrSession } from './vr-session';
import { vrSessionsMessages } from './vr-sessions.messages';

/** Times at which workshops are held, the furthest ahead first (VRW-2). */
export function VrSessionList() {
  const text = useMessages(vrSessionsMessages);
  const { language, format } = useLocale();
  const nameOf = useNameOf('title');
  const columns: RecordColumn<VrSession>[] = [
    {
      field: 'workshopTitleAr',
      label: text.workshop,
      render: (session) => pickLocalized(session, 'workshopTitle', language),
      csv: ({ workshopTitleAr }) => workshopTitleAr,
    },
    {
      field: 'scheduledAt',
      label: text.scheduledAt,
      render: ({ scheduledAt }) => format.dateTime(scheduledAt),
      isSortable: true,
    },
    { field: 'status', label: text.status, render: ({ status }) => <SessionBadge status={status} /> },
    { field: 'duration', label: text.duration, render: ({ duration }) => format.number(duration) },
    {
      field: 'currentParticipants',
      label: text.taken,
      render: ({ currentParticipants, maxParticipants }) =>
        text.takenOf(format.number(currentParticipants), format.number(maxParticipants)),
    },
    { field: 'maxParticipants', label: text.maxParticipants, isOnlyExported: true },
    { field: 'createdAt', label: text.createdAt, render: ({ createdAt }) => format.date(createdAt), isSortable: true },
  ];
  return (
    <RecordList
      title={text.title}
      columns={columns}
      sort={{ field: 'scheduledAt', order: 'DESC' }}
      add={text.add}
      filters={
        <>
          <ReferenceFilter source="workshopId" reference="vr-workshops" label={text.workshop} nameOf={nameOf} />
          <ChoiceFilter
            source="status"
            label={text.status}
            choices={vrSessionStatuses.map((value) => ({ value, label: text[value] }))}
          />
          <DaysFilter source="scheduledAt" label={text.scheduledAt} />
        </>
      }
    />
  );
}
