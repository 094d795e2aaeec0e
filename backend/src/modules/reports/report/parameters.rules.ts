import { InvalidInput } from '#platform/errors/platform.errors';
import { daysBetween, isPeriod, periodsBetween } from '../kinds/periods.rules.js';
import { reportKinds } from '../kinds/report-kinds.js';
import { narrowings, type ReportParameters, type ReportType } from '../report.words.js';
import type { ScheduledParameters } from '../schedule/schedule.words.js';

/** Ten years, and no more rows than fit on some pages. */
const DAYS_AT_MOST = 3653;
const ROWS_AT_MOST = 400;

const refused = (field: string): InvalidInput => new InvalidInput({}, { fields: [{ field, code: 'field.invalid' }] });

/** Refuses groupings and narrowings that the kind does not know, naming the field. */
export function checkScope(type: ReportType, parameters: ScheduledParameters): void {
  const kind = reportKinds[type];
  if (!kind.groupings.includes(parameters.by)) throw refused('by');
  for (const narrowing of narrowings)
    if (parameters[narrowing] && !kind.narrowings.includes(narrowing)) throw refused(narrowing);
}

/** Refuses as well days in the wrong order and periods that would fill a book. */
export function checkParameters(type: ReportType, parameters: ReportParameters): void {
  checkScope(type, parameters);
  const { from, to, by } = parameters;
  if (to < from || daysBetween(from, to) > DAYS_AT_MOST) throw refused('to');
  if (isPeriod(by) && periodsBetween(by, from, to).length > ROWS_AT_MOST) throw refused('by');
}
