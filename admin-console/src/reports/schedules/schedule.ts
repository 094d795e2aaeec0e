import type { components } from '@masar/contracts';
import { fittingScope } from '../report';

export type ReportSchedule = components['schemas']['ReportScheduleResponse'];

/** What is sent of a form: the server refuses fields that it gives itself. */
export function scheduleToSend(schedule: ReportSchedule) {
  const { reportType, by, categoryId, courseId, instructorId, cadence, language, recipientIds } =
    fittingScope(schedule);
  return { reportType, by, categoryId, courseId, instructorId, cadence, language, recipientIds };
}
