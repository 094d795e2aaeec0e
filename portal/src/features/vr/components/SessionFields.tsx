import { useMessages } from '@masar/ui';
import { TextField } from '#shared/forms/TextField';
import { scheduleMessages } from '../messages/schedule.messages';
import type { ScheduleField } from '../model/schedule-form';
import styles from './ScheduleDialog.module.css';

/** When a session is held, how long and for how many. */
export function SessionFields({ field }: { field: ScheduleField }) {
  const text = useMessages(scheduleMessages);
  return (
    <div className={styles.pair}>
      <TextField {...field('day')} label={text.day} type="date" dir={undefined} required />
      <TextField {...field('time', text.timeRequired)} label={text.time} type="time" dir={undefined} required />
      <TextField {...field('duration', text.durationWrong)} label={text.duration} inputMode="numeric" required />
      <TextField {...field('maxParticipants', text.seatsWrong)} label={text.seats} inputMode="numeric" required />
    </div>
  );
}
