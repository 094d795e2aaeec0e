import type { Kysely } from 'kysely';
import type { CertificatesTables } from '../certificates.tables.js';
import type { Node, Place } from './merkle-tree.js';

/** The subtrees at these places, in their order; each has to be there. */
export async function keptHashes(
  tables: Pick<Kysely<CertificatesTables>, 'selectFrom'>,
  places: readonly Place[],
): Promise<Node[]> {
  if (places.length === 0) return [];
  const rows = await tables
    .selectFrom('certificate_log_nodes')
    .select(['level', 'position', 'hash'])
    .where((eb) => eb.or(places.map(({ level, position }) => eb.and({ level, position }))))
    .execute();
  const found = new Map(rows.map(({ level, position, hash }) => [`${level}/${position}`, hash]));
  return places.map((place) => {
    const hash = found.get(`${place.level}/${place.position}`);
    if (hash === undefined) throw new Error(`The log of certificates has no node ${place.level}/${place.position}`);
    return { ...place, hash: Buffer.from(hash, 'base64url') };
  });
}
