import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { SelectField } from '#shared/forms/SelectField';
import { useUnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { rowsOf } from '#shared/query/list-page';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';
import { scheduleMessages } from '../messages/schedule.messages';
import {
  emptySchedule,
  type ScheduleField,
  type ScheduleForm,
  scheduleProblems,
  toNewSession,
  toNewWorkshop,
} from '../model/schedule-form';
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
  const notifyFailure = useFailureNotice();
  const { user } = useSession();
  const draft = useUnsavedDraft<ScheduleForm>(`masarDraft:${user?.id}:new-vr-session`, emptySchedule);
  const create = useCreateWorkshop();
  const schedule = useScheduleSession();
  const list = useInfiniteQuery(vrQueries.workshops(language));
  const [wasSent, setSent] = useState(false);
  const { values, change } = draft;
  const own = rowsOf(list.data).filter(({ canManage }) => canManage);
  const problems = wasSent ? scheduleProblems(values, new Date()) : [];

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const [first] = scheduleProblems(values, new Date());
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (first || create.isPending || schedule.isPending) return;
    try {
      const workshopId = values.workshopId || (await create.mutateAsync(toNewWorkshop(values))).id;
      // A session that fails after its workshop was made is planned for that one, not for another new one.
      change({ workshopId });
      await schedule.mutateAsync(toNewSession(values, workshopId));
      draft.accept(emptySchedule);
      toast({ title: text.saved, kind: 'success' });
      onClose();
    } catch (error) {
      notifyFailure(error, { title: text.failed });
    }
  };

  const field: ScheduleField = (name, problem) => ({
    name,
    value: values[name],
    error: problems.includes(name) ? problem : fieldError(schedule.error ?? create.error, name),
    onChange: ({ target }) => change({ [name]: target.value }),
  });
  return (
    <Dialog title={text.title} size="wide" onClose={onClose}>
      <form noValidate className={shell.stack16} aria-label={text.title} onSubmit={(event) => void send(event)}>
        <SelectField
          {...field('workshopId')}
          label={text.workshop}
          none={text.newWorkshop}
          choices={own.map(({ id, title }) => [id, title])}
        />
        {values.workshopId === '' && <NewWorkshopFields field={field} />}
        <SessionFields field={field} />
        <Button type="submit" size="large" className={styles.send} loading={create.isPending || schedule.isPending}>
          {text.save}
        </Button>
      </form>
    </Dialog>
  );
}
