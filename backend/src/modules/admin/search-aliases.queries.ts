import { Injectable } from '@nestjs/common';
import { normalizeText } from '@masar/domain';
import { sql } from 'kysely';
import type { SearchTables } from '#modules/search';
import { folded } from '#platform/database/folded-text';
import { ReadDatabase } from '#platform/database/read-database';
import type { ListRequest } from '#platform/http/simple-rest';

export const searchAliasSorts = ['createdAt', 'term', 'canonical'] as const;
const columnOf = { createdAt: 'created_at', term: 'term', canonical: 'canonical' } as const;

/** Other names of words as the console lists them; the filter `q` is part of either name (SRCH-1). */
@Injectable()
export class SearchAliasesQueries {
  constructor(private readonly database: ReadDatabase) {}

  async list({ filter, offset, limit, sort, order }: ListRequest<keyof typeof columnOf>) {
    const part = typeof filter.q === 'string' ? normalizeText(filter.q.trim()) : '';
    const all = this.aliases().$if(part !== '', (query) =>
      query.where(sql<boolean>`strpos(${folded(sql`term || ' ' || canonical`)}, ${part}) > 0`),
    );
    const rows = await all.orderBy(columnOf[sort], order).orderBy('id', order).offset(offset).limit(limit).execute();
    const { total } = await all
      .clearSelect()
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows, total: Number(total) };
  }

  async byId(id: string) {
    return this.aliases().where('id', '=', id).executeTakeFirst();
  }

  private aliases() {
    return this.database
      .over<SearchTables>()
      .selectFrom('search_aliases')
      .select(['id', 'term', 'canonical', 'created_at']);
  }
}

export type SearchAliasRow = NonNullable<Awaited<ReturnType<SearchAliasesQueries['byId']>>>;
