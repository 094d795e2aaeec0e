import type { ReadQuestions } from '../read-questions.js';

/** Counts rows, which tells nothing of a question. */
const counting = /^(?:#|№|no\.?|nr\.?|n|id|number|s\.? ?no\.?|serial|م|ت|رقم|الرقم|رقم السؤال)$/i;

/**
 * Says which columns of a table hold something and are not read, once for the file (QB-3).
 *
 * @param heading which of the rows names the columns
 * @param isRead whether the column of that name and place is
 */
export function tellOtherColumns(
  result: ReadQuestions,
  rows: readonly (readonly string[])[],
  heading: number,
  isRead: (name: string, place: number) => boolean,
): void {
  const widest = Math.max(0, ...rows.slice(heading).map((cells) => cells.length));
  const others = Array.from({ length: widest }, (_, place) => ({ name: rows[heading]?.[place]?.trim() ?? '', place }))
    .filter(({ name, place }) => !counting.test(name) && !isRead(name, place))
    .filter(({ place }) => rows.some((cells, row) => row > heading && (cells[place] ?? '').trim() !== ''))
    .map(({ name, place }) => name || `(${place + 1})`);
  if (others.length > 0)
    result.skipped.push({
      place: String(heading + 1),
      reason: 'other-columns',
      detail: others.join(' · ').slice(0, 200),
    });
}
