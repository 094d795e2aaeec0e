import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { SelectField } from '#shared/forms/SelectField';
import { rowsOf } from '#shared/query/list-page';
import { useToast } from '#shared/toasts/ToastProvider';
import { scheduleMessages } from '../messages/schedule.messages';
import { emptySchedule, toNewSession, toNewWorkshop } from '../model/schedule-form';
import { useScheduleForm } from '../useScheduleForm';
import { useCreateWorkshop, useScheduleSession } from '../vr.mutations';
import { vrQueries } from '../vr.queries';
import { NewWorkshopFields } from './NewWorkshopFields';
import styles from './ScheduleDialog.module.css';
import { SessionFields } from './SessionFields';

/** Planning a session, of an own workshop or together with a new one (VRW-2). */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(scheduleMessages);
  const { language } = useLocale();
  const toast = useToast();
  const create = useCreateWorkshop();
  const schedule = useScheduleSession();
  const list = useInfiniteQuery(vrQueries.workshops(language));
  const own = rowsOf(list.data).filter(({ canManage }) => canManage);
  const { form, draft, failure, isBusy, values, field } = useScheduleForm({
    draft: 'new-vr-session',
    initial: emptySchedule,
    send: async (planned, change) => {
      const workshopId = planned.workshopId || (await create.mutateAsync(toNewWorkshop(planned))).id;
      // A session that fails after its workshop was made is planned for that one, not for another new one.
      change({ workshopId });
      return schedule.mutateAsync(toNewSession(planned, workshopId));
    },
    onSent: () => {
      toast({ title: text.saved, kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog title={text.title} size="wide" onClose={onClose}>
      <form {...form} className={shell.stack16} aria-label={text.title}>
        <RestoredDraft {...draft} />
        <SelectField
          {...field('workshopId')}
          label={text.workshop}
          none={text.newWorkshop}
          choices={own.map(({ id, title }) => [id, title])}
        />
        {values.workshopId === '' && <NewWorkshopFields field={field} />}
        <SessionFields field={field} />
        <FormFailure {...failure} fallback={text.failed} />
        <Button type="submit" size="large" className={styles.send} loading={isBusy}>
          {text.save}
        </Button>
      </form>
    </Dialog>
  );
}
