import { Link } from 'react-router-dom';
import { CreateBase, useGetIdentity } from 'react-admin';
import { useLocale, useMessages } from '@masar/ui';
import { PageHeading } from '../../app/PageHeading';
import { scheduleToSend } from './schedule';
import { ScheduleForm } from './ScheduleForm';
import { schedulesMessages } from './schedules.messages';

/** A new schedule; whoever makes it is its first recipient. */
export function ScheduleCreate() {
  const text = useMessages(schedulesMessages);
  const { language } = useLocale();
  const { identity } = useGetIdentity();
  return (
    <CreateBase redirect="list" transform={scheduleToSend}>
      <PageHeading title={text.add} before={<Link to="/report-schedules">{text.backToSchedules}</Link>} />
      {identity && (
        <ScheduleForm
          isReady
          defaultValues={{
            reportType: 'enrollments',
            by: 'day',
            cadence: 'monthly',
            language,
            recipientIds: [identity.id],
          }}
        />
      )}
    </CreateBase>
  );
}
