import { limitedJob } from '#platform/limited-work/limited-job';
import { type GradeTable, type KnownIds, readGradeTable } from './grade-table.rules.js';

interface Order extends KnownIds {
  bytes: Uint8Array;
}

/** The cells of a gradebook's file, read beside the server: a file holds whatever somebody wrote into it (REL-11). */
export const readGradeCells = limitedJob(
  import.meta.url,
  'readGradeCells',
  'imports',
  ({ bytes, items, learners }: Order): GradeTable =>
    readGradeTable(new TextDecoder().decode(bytes).replaceAll('\0', ''), { items, learners }),
);
