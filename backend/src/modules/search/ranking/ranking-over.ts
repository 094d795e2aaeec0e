import type { SearchKind } from '@masar/domain';
import type { ReadDatabase } from '#platform/database/read-database';
import type { SharedReads } from '#platform/kept-reads/shared-reads';
import type { SectionReader } from '../sections/reader.js';
import { NearWordsQueries } from '../words/near-words.queries.js';
import { QueryTerms } from '../words/query-terms.js';
import { WordQueries } from '../words/word.queries.js';
import { CandidateQueries } from './candidate.queries.js';
import { type Ranked, Ranking } from './ranking.js';
import { WordStatistics } from './word-statistics.js';

interface Asking {
  /** The kinds among which words count as known; by default the one that is asked for. */
  among?: readonly SearchKind[];
  reader?: SectionReader;
}

/** Everything is read anew, as for a text that nobody has asked for. */
const unkept: Pick<SharedReads, 'read'> = { read: (_key, load) => load() };

/** The ranking of the product without the application around it, for measuring. */
export function rankingOfAll(
  database: ReadDatabase,
): (text: string, among: readonly SearchKind[], reader?: SectionReader) => Promise<Map<SearchKind, Ranked[]>> {
  const terms = new QueryTerms(new WordQueries(database, unkept), new NearWordsQueries(database));
  const ranking = new Ranking(new CandidateQueries(database), new WordStatistics(database));
  return async (text, among, reader) => {
    const asked = await terms.of(text, among, reader);
    return asked.length > 0 ? ranking.rank(asked, among, reader) : new Map<SearchKind, Ranked[]>();
  };
}

/** The same for one kind. */
export function rankingOver(
  database: ReadDatabase,
): (text: string, kind: SearchKind, asking?: Asking) => Promise<Ranked[]> {
  const rankAll = rankingOfAll(database);
  return async (text, kind, { among = [kind], reader } = {}) => (await rankAll(text, among, reader)).get(kind) ?? [];
}
