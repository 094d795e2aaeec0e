import type { Question } from '@masar/domain';
import type { Cells, CsvRow } from '../csv/cells.js';
import type { QtiPart } from '../qti/qti-parts.js';

/** What is a kind's own in a question. */
type Key<Asked extends Question> = Omit<Asked, 'id' | 'prompt' | 'explanation' | 'points'>;

/**
 * How a kind of question stands in the files that are written, each of which is read back (QB-3). A format whose rules
 * could only be invented for it is `undefined`, as is what a file gives for a question that this format can't hold.
 */
export interface WrittenKind<Asked extends Question> {
  /** The question with the ids that a reader gives its parts, in the order in which a file names them. */
  withPartIds(question: Asked): Asked;
  csv: { write(question: Asked): Cells | undefined; read(row: CsvRow): Key<Asked> } | undefined;
  /** What stands between the braces. */
  gift: ((question: Asked) => string) | undefined;
  qti: ((question: Asked) => QtiPart | undefined) | undefined;
}
