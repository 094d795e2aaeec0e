import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ServicesTables } from '#modules/services';
import type { JobsTables } from '#modules/jobs';
import type { OpportunitiesTables } from '#modules/opportunities';
import { PostingBooks, type BookedPosting } from '#modules/postings';
import { personName } from '#modules/auth';
import { ReadDatabase } from '#platform/database/read-database';
import type { ListRequest } from '#platform/http/simple-rest';

export const pendingPostingSorts = ['createdAt'] as const;

export interface PendingPostingRow extends BookedPosting {
  poster_name: string;
}

/** Opportunities, jobs and services that wait for an administrator (OPP-4). */
@Injectable()
export class PendingPostingsQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly books: PostingBooks,
  ) {}

  async list({ offset, limit, order }: ListRequest<(typeof pendingPostingSorts)[number]>) {
    const waiting = this.postings(sql`p.status = 'pending'`);
    const direction = sql.raw(order);
    const { rows } = await sql<PendingPostingRow>`${waiting} order by p.created_at ${direction}, p.id ${direction}
      limit ${limit} offset ${offset}`.execute(this.database.over<OpportunitiesTables & JobsTables & ServicesTables>());
    const counted = await sql<{ total: number }>`select count(*)::int as total from (${waiting}) as waiting`.execute(
      this.database.over<OpportunitiesTables & JobsTables & ServicesTables>(),
    );
    return { rows, total: counted.rows[0]?.total ?? 0 };
  }

  /** A posting in whatever state it is now. */
  async byId(id: string): Promise<PendingPostingRow | undefined> {
    const { rows } = await this.postings(sql`p.id = ${id}`).execute(
      this.database.over<OpportunitiesTables & JobsTables & ServicesTables>(),
    );
    return rows[0];
  }

  private postings(condition: ReturnType<typeof sql>) {
    return sql<PendingPostingRow>`
      select p.*, coalesce(${personName()}, '') as poster_name
      from ${this.books.postings()} p left join users u on u.id = p.posted_by
      where ${condition}`;
  }
}
