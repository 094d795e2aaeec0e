import { useMessages } from '@masar/ui';
import { DeleteRecord } from '../../records/DeleteRecord';
import { RecordEdit } from '../../records/RecordEdit';
import { reportsMessages } from '../reports.messages';
import { type ReportSchedule, scheduleToSend } from './schedule';
import { ScheduleForm } from './ScheduleForm';
import { schedulesMessages } from './schedules.messages';

export function ScheduleEdit() {
  const text = useMessages(schedulesMessages);
  const kinds = useMessages(reportsMessages);
  const nameOf = ({ reportType }: ReportSchedule) => text.editTitle(kinds[reportType]);
  return (
    <RecordEdit<ReportSchedule>
      back={text.backToSchedules}
      title={nameOf}
      labels={{}}
      redirect="list"
      transform={scheduleToSend}
    >
      <ScheduleForm actions={<DeleteRecord nameOf={nameOf} hint={text.removeHint} />} />
    </RecordEdit>
  );
}
