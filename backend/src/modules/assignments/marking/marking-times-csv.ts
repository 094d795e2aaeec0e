import { toCsv } from '@masar/domain';
import { type Language, pickLocalized } from '@masar/i18n';
import type { MarkingTimesResponse } from './marking-times.queries.js';
import { markingTimesCsvMessages } from './marking-times-csv.messages.ts';

/** How long work waited for its mark, for spreadsheets (ASG-2). */
export function markingTimesCsv(times: readonly MarkingTimesResponse[], language: Language): string {
  const text = markingTimesCsvMessages[language];
  const rows = times.map((row) => [
    pickLocalized(row, 'courseTitle', language),
    pickLocalized(row, 'title', language),
    row.marked,
    row.medianHours,
    row.waiting,
    row.waitingSince,
  ]);
  const header = [text.course, text.assignment, text.marked, text.medianHours, text.waiting, text.waitingSince];
  return toCsv(header, rows);
}
