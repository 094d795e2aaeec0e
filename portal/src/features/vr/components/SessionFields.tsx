import { useMessages } from '@masar/ui';
import { MomentField } from '#shared/forms/MomentField';
import { TextField } from '#shared/forms/TextField';
import { scheduleMessages } from '../messages/schedule.messages';
import type { ScheduleField } from '../model/schedule-form';
import styles from './ScheduleDialog.module.css';

/** When a session is held, how long and for how many. */
export function SessionFields({ field }: { field: ScheduleField }) {
  const text = useMessages(scheduleMessages);
  return (
    <div className={styles.pair}>
      <MomentField {...field('scheduledAt')} label={text.scheduledAt} required />
      <TextField {...field('duration')} label={text.duration} inputMode="numeric" required />
      <TextField {...field('maxParticipants')} label={text.seats} inputMode="numeric" required />
    </div>
  );
}
