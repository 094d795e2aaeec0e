import type { EntityManager } from '@mikro-orm/postgresql';
import { aliasColumns } from '#modules/search';
import { insertRows } from '../insert-rows.js';
import { searchNames } from './search-names.js';

/** The names of the file as rows, each stem once. */
function aliasRows(names = searchNames) {
  const rows = new Map<string, { term: string; canonical: string; term_stems: string; canonical_stems: string }>();
  for (const line of names.split('\n').filter(Boolean)) {
    const [canonical = '', others = ''] = line.split(' = ');
    for (const term of others.split(' | ')) {
      const { termStems, canonicalStems } = aliasColumns(term, canonical);
      if (termStems !== canonicalStems && !rows.has(termStems))
        rows.set(termStems, { term, canonical, term_stems: termStems, canonical_stems: canonicalStems });
    }
  }
  return [...rows.values()];
}

/** The names that a new installation starts with. Later they belong to the administrators, deletions included. */
export async function seedSearchAliases(em: EntityManager): Promise<void> {
  const [{ empty } = { empty: false }] = await em.execute<{ empty: boolean }[]>(
    'select not exists (select from search_aliases) as empty',
  );
  if (empty) await insertRows(em, 'search_aliases', aliasRows(), 'on conflict do nothing');
}
