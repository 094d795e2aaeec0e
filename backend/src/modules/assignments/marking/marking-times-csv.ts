import { toCsv } from '@masar/domain';
import { defineMessages, type Language, pickLocalized } from '@masar/i18n';
import type { MarkingTimesResponse } from './marking-times.queries.js';

const messages = defineMessages({
  ar: {
    course: 'الدورة',
    assignment: 'الواجب',
    marked: 'أعمال صُحّحت',
    medianHours: 'الساعات حتى أول درجة (الوسيط)',
    waiting: 'تنتظر التصحيح',
    waitingSince: 'أقدمها سُلّم في (UTC)',
  },
  en: {
    course: 'Course',
    assignment: 'Assignment',
    marked: 'Marked',
    medianHours: 'Hours to the first mark (median)',
    waiting: 'Waiting',
    waitingSince: 'The oldest was handed in (UTC)',
  },
});

/** How long work waited for its mark, for spreadsheets (ASG-2). */
export function markingTimesCsv(times: readonly MarkingTimesResponse[], language: Language): string {
  const text = messages[language];
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
