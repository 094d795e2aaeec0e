import { useLocale, useMessages } from '@masar/ui';
import { useGetIdentity } from 'react-admin';
import { DeleteRecord } from '../../records/DeleteRecord';
import { RecordCreate } from '../../records/RecordCreate';
import { RecordEdit } from '../../records/RecordEdit';
import { RecordForm } from '../../records/RecordForm';
import { reportsMessages } from '../reports.messages';
import { type ReportSchedule, scheduleFields, scheduleToSend } from './schedule.fields';
import { schedulesMessages } from './schedules.messages';

/** A new schedule; whoever makes it is its first recipient. */
export function ScheduleCreate() {
  const text = useMessages(schedulesMessages);
  const { language } = useLocale();
  const { identity } = useGetIdentity();
  const proposed = { reportType: 'enrollments', by: 'day', cadence: 'monthly', language };
  return (
    <RecordCreate<ReportSchedule>
      title={text.add}
      back={text.backToSchedules}
      redirect="list"
      transform={scheduleToSend}
    >
      {identity && (
        <RecordForm
          fields={scheduleFields}
          isNew
          isReady
          defaultValues={{ ...proposed, recipientIds: [identity.id] }}
        />
      )}
    </RecordCreate>
  );
}

export function ScheduleEdit() {
  const text = useMessages(schedulesMessages);
  const kinds = useMessages(reportsMessages);
  const nameOf = ({ reportType }: ReportSchedule) => text.editTitle(kinds[reportType]);
  return (
    <RecordEdit<ReportSchedule>
      back={text.backToSchedules}
      title={nameOf}
      fields={scheduleFields}
      redirect="list"
      transform={scheduleToSend}
      actions={<DeleteRecord nameOf={nameOf} hint={text.removeHint} />}
    />
  );
}
