import { createHash } from 'node:crypto';

/** One entry as it stands in the database, with its details. */
export interface ChainedRow {
  sequence: number;
  /** ISO 8601 in UTC with milliseconds. */
  at: string;
  actorId: string;
  action: string;
  resource: string;
  resourceId: string | null;
  requestId: string | null;
  detailsDigest: string;
  previousHash: string;
  hash: string;
  /** Nonce, before and after as one text, as PostgreSQL spells json; null where they are missing altogether. */
  details: string | null;
  isErased: boolean;
}

export type ChainFault = 'gap' | 'chain' | 'entry' | 'details';

/** What a broken entry means, in words for the operator. */
export const chainFaults: Record<ChainFault, string> = {
  gap: 'entries before it are missing',
  chain: 'it does not follow the entry before',
  entry: 'its columns were changed',
  details: 'its before and after were changed or taken away',
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash that an entry must have; the list is spelled as PostgreSQL spells json. */
function hashOfEntry(row: ChainedRow): string {
  const { sequence, at, actorId, action, resource, resourceId, requestId, detailsDigest, previousHash } = row;
  const columns = [sequence, at, actorId, action, resource, resourceId, requestId, detailsDigest, previousHash];
  return sha256(`[${columns.map((column) => JSON.stringify(column)).join(', ')}]`);
}

/**
 * What is wrong with an entry that should follow the one before; undefined where nothing is. Details may be empty where
 * an entry of the chain says that they went with a person: `erased` holds the places that these entries name.
 */
export function faultOf(
  row: ChainedRow,
  before: Pick<ChainedRow, 'sequence' | 'hash'>,
  erased: ReadonlySet<number>,
): ChainFault | undefined {
  if (row.sequence !== before.sequence + 1) return 'gap';
  if (row.previousHash !== before.hash) return 'chain';
  if (hashOfEntry(row) !== row.hash) return 'entry';
  if (row.details === null) return 'details';
  if (row.isErased && erased.has(row.sequence)) return undefined;
  return sha256(row.details) === row.detailsDigest ? undefined : 'details';
}

/** Before the first entry. */
export const beforeFirst = { sequence: 0, hash: '' };
