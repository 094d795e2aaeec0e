import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { PostingsTables } from '../postings.tables.js';
import type { PostingBook } from './posting-book.js';

/**
 * Whether the poster of a posting is suspended: nobody answers for it then, and it takes no applications until the
 * suspension ends (OPP-4).
 *
 * @param posting its alias
 */
export const isOfSuspended = (posting = 'p'): RawBuilder<boolean> => sql<boolean>`exists (
  select from users poster where poster.id = ${sql.ref(`${posting}.posted_by`)} and poster.suspended_at is not null)`;

/** Within the caller's transaction: whether that is so of one posting. */
export async function isPosterSuspended(
  em: EntityManager,
  { postingTable }: Pick<PostingBook, 'postingTable'>,
  id: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_so: boolean }>`
    select ${isOfSuspended()} as is_so from ${sql.table(postingTable)} p where p.id = ${id}`.execute(
    em.getKysely<PostingsTables>(),
  );
  return rows[0]?.is_so ?? false;
}
