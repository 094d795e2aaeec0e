import { useMessages } from '@masar/ui';
import { type FieldRule, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useHeldValues } from '#shared/forms/useHeldValues';
import { scheduleMessages } from './messages/schedule.messages';
import { emptySchedule, type ScheduleField, type ScheduleForm, scheduleProblems } from './model/schedule-form';

interface ScheduleFormOptions {
  /** The name under which this browser keeps what is typed. */
  draft: string;
  initial: ScheduleForm;
  send: (values: ScheduleForm, change: (changes: Partial<ScheduleForm>) => void) => Promise<unknown>;
  onSent: () => void;
}

/** What planning a session and moving it share: the values, their rules, the sending (VRW-2). */
export function useScheduleForm({ draft, initial, send, onSent }: ScheduleFormOptions) {
  const text = useMessages(scheduleMessages);
  const held = useHeldValues(draft, initial);
  const { values, change } = held;
  const words: Partial<Record<keyof ScheduleForm, string>> = {
    title: text.nameRequired,
    scheduledAt: text.timeRequired,
    duration: text.durationWrong,
    maxParticipants: text.seatsWrong,
  };
  const rules: Record<string, FieldRule> = {};
  for (const name of Object.keys(emptySchedule) as (keyof ScheduleForm)[])
    rules[name] = () => (scheduleProblems(values, new Date()).includes(name) ? words[name] : undefined);
  const checked = useCheckedForm({
    holds: held,
    rules,
    send: () => send(values, change),
    onSent: () => {
      held.accept(initial);
      onSent();
    },
  });
  const field: ScheduleField = (name) => ({
    name,
    value: values[name],
    error: checked.errorOf(name),
    onChange: ({ target }) => change({ [name]: target.value }),
  });
  return { ...checked, values, field };
}
