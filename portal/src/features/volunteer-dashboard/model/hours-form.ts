import { hoursLimits, typedNumber } from '@masar/domain';
import { displayTimeZone } from '@masar/i18n';

/** The day in Iraq, as a date field has it. */
export const today = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: displayTimeZone }).format(now);

/** What keeps hours from being sent, by field. */
export function hoursProblems({ day, hours }: { day: string; hours: string }): { day?: true; hours?: true } {
  const count = typedNumber(hours);
  const isCountable =
    count >= hoursLimits.minimum && count <= hoursLimits.maximum && Number.isInteger(count / hoursLimits.step);
  return { ...(day === '' && { day: true }), ...(!isCountable && { hours: true }) };
}
