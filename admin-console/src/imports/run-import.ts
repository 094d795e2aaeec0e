import type { components } from '@masar/contracts';
import { httpClient } from '../providers/http-client.ts';
import type { ImportKind } from './import-kinds.ts';
import type { ImportRow } from './read-rows.ts';

type Answer = components['schemas']['ImportResponse'];
export type RowResult = Answer['rows'][number];

export interface ImportResult {
  created: number;
  unchanged: number;
  refused: number;
  rows: RowResult[];
}

/** Small enough that the progress moves and no answer takes long. */
const PART = 250;

interface ImportOptions {
  isDryRun: boolean;
  /** Mails each new account a link. */
  invites: boolean;
  onProgress: (rows: number) => void;
}

/** Sends the rows in parts; the numbers of the rows are those of the file. */
export async function runImport(
  kind: ImportKind,
  rows: readonly ImportRow[],
  { isDryRun, invites, onProgress }: ImportOptions,
  send: typeof httpClient = httpClient,
): Promise<ImportResult> {
  const result: ImportResult = { created: 0, unchanged: 0, refused: 0, rows: [] };
  for (let from = 0; from < rows.length; from += PART) {
    const part = rows.slice(from, from + PART);
    const body = JSON.stringify({ rows: part, ...(kind === 'users' && { invites }) });
    const { json } = await send(`/api/admin/${kind}/import?dryRun=${String(isDryRun)}`, { method: 'POST', body });
    const answer = json as Answer;
    result.created += answer.created;
    result.unchanged += answer.unchanged;
    result.refused += answer.refused;
    result.rows.push(...answer.rows.map((row) => ({ ...row, row: row.row + from })));
    onProgress(from + part.length);
  }
  return result;
}
