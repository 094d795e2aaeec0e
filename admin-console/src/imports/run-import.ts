import type { components } from '@masar/contracts';
import { normalizeText, typedMailAddress } from '@masar/domain';
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
  /** Why a line is refused whose address, and course, stand in an earlier line. */
  repeated: string;
  onProgress: (rows: number) => void;
}

/**
 * Sends the rows in parts; the numbers of the rows are those of the file. The server sees one part only: what comes twice in
 * the file is refused here, so that a trial and the import say the same of every line.
 */
export async function runImport(
  kind: ImportKind,
  rows: readonly ImportRow[],
  { isDryRun, invites, repeated, onProgress }: ImportOptions,
  send: typeof httpClient = httpClient,
): Promise<ImportResult> {
  const result: ImportResult = { created: 0, unchanged: 0, refused: 0, rows: [] };
  const seen = new Set<string>();
  for (let from = 0; from < rows.length; from += PART) {
    const part = rows.slice(from, from + PART).map((row, at) => ({ row, at: from + at + 1, key: keyOf(row) }));
    const sent = part.filter(({ key }) => !seen.has(key));
    const twice = part.filter(({ key }) => seen.has(key));
    for (const { key } of sent) seen.add(key);
    for (const { row, at } of twice)
      result.rows.push({
        row: at,
        email: row['email'] ?? '',
        outcome: 'refused',
        id: null,
        errors: [{ field: 'email', message: repeated }],
        remarks: [],
      });
    result.refused += twice.length;
    onProgress(from + part.length);
    if (sent.length === 0) continue;
    const body = JSON.stringify({ rows: sent.map(({ row }) => row), ...(kind === 'users' && { invites }) });
    const { json } = await send(`/api/admin/${kind}/import?dryRun=${String(isDryRun)}`, { method: 'POST', body });
    const answer = json as Answer;
    result.created += answer.created;
    result.unchanged += answer.unchanged;
    result.refused += answer.refused;
    result.rows.push(...answer.rows.map((row) => ({ ...row, row: sent[row.row - 1]!.at })));
  }
  result.rows.sort((one, other) => one.row - other.row);
  return result;
}

/**
 * Imports what the trial did not refuse. Its refusals stay in the report, for they were not imported either, and every row
 * keeps its number in the file (CON-1).
 */
export async function importSound(
  kind: ImportKind,
  rows: readonly ImportRow[],
  trial: ImportResult,
  options: ImportOptions,
  send: typeof httpClient = httpClient,
): Promise<ImportResult> {
  const places = [...rows.keys()].filter((at) => trial.rows[at]?.outcome !== 'refused');
  const imported = await runImport(
    kind,
    places.map((at) => rows[at]!),
    options,
    send,
  );
  const refused = trial.rows.filter(({ outcome }) => outcome === 'refused');
  const numbered = imported.rows.map((row) => ({ ...row, row: places[row.row - 1]! + 1 }));
  return {
    ...imported,
    refused: imported.refused + refused.length,
    rows: [...refused, ...numbered].toSorted((one, other) => one.row - other.row),
  };
}

const keyOf = ({ email = '', course = '' }: ImportRow): string =>
  `${typedMailAddress(email)} ${normalizeText(course).trim()}`;
