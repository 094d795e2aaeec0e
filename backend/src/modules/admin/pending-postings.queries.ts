import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { JobsTables } from '#modules/jobs';
import type { OpportunitiesTables } from '#modules/opportunities';
import { type BookedPosting, PostingBooks } from '#modules/postings';
import type { ServicesTables } from '#modules/services';
import { ReadDatabase } from '#platform/database/read-database';
import type { AdminResource } from './records/admin-resource.js';
import type { Listing } from './records/listing.js';
import { among } from './records/record-reader.js';

export const pendingPostingListing: Listing = {
  name: 'pending-postings',
  table: 'opportunities',
  from: sql`
    (select id, status, created_at from opportunities
     union all
     select id, status, created_at from job_postings
     union all
     select id, status, created_at from services)`,
  where: sql`t.status = 'pending'`,
  sorts: { createdAt: { by: sql`t.created_at` } },
  filters: {},
};

export interface PendingPostingRow extends BookedPosting {
  poster_name: string;
}

/** Opportunities, jobs and services that wait for an administrator (OPP-4). */
@Injectable()
export class PendingPostingsQueries implements AdminResource<PendingPostingRow> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly books: PostingBooks,
  ) {}

  /** Postings in whatever state they are now. */
  async records(ids: readonly string[]): Promise<PendingPostingRow[]> {
    const { rows } = await sql<PendingPostingRow>`
      select p.*, coalesce(${personName()}, '') as poster_name
      from ${this.books.postings()} p left join users u on u.id = p.posted_by
      where ${among('p.id', ids)}`.execute(this.database.over<OpportunitiesTables & JobsTables & ServicesTables>());
    return rows;
  }
}
