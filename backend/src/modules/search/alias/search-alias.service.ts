import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { AliasExists, AliasMeansNothing, AliasNotFound } from '../search.errors.js';
import { longestPhrase } from '../words/terms.rules.js';
import { aliasColumns, SearchAlias } from './search-alias.entity.js';

/** Other names of words (SRCH-1). They count from the next search on. */
@Injectable()
export class SearchAliasService {
  constructor(private readonly transactions: Transactions) {}

  /** Answers the id of the new alias. */
  async add(term: string, canonical: string): Promise<string> {
    return this.transactions.run(async (em) => {
      const columns = aliasColumns(term, canonical);
      assertMeaning(columns);
      if (await em.count(SearchAlias, { termStems: columns.termStems })) throw new AliasExists();
      const alias = em.create(SearchAlias, columns);
      await em.flush();
      return alias.id;
    });
  }

  async change(id: string, term: string, canonical: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const alias = await em.findOne(SearchAlias, id);
      if (!alias) throw new AliasNotFound();
      alias.mean(term, canonical);
      assertMeaning(alias);
      if (await em.count(SearchAlias, { termStems: alias.termStems, id: { $ne: id } })) throw new AliasExists();
    });
  }

  async remove(id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      if (!(await em.nativeDelete(SearchAlias, id))) throw new AliasNotFound();
    });
  }
}

/** A name without letters, a whole sentence, or one that a search takes for the same word anyway would do nothing. */
function assertMeaning({ termStems, canonicalStems }: Pick<SearchAlias, 'termStems' | 'canonicalStems'>): void {
  const canBeLookedUp = [termStems, canonicalStems].every(
    (phrase) => phrase !== '' && phrase.split(' ').length <= longestPhrase,
  );
  if (!canBeLookedUp || termStems === canonicalStems) throw new AliasMeansNothing();
}
