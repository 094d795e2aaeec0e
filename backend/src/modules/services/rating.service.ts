import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { v7 } from 'uuid';
import { ApplicationNotFound } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import type { RateServiceDto } from './service.dto.js';
import { AlreadyRated, NotFinished } from './services.errors.js';
import type { ServicesTables } from './services.tables.js';

/** What customers think of finished services, once for each request (SVC-2). */
@Injectable()
export class RatingService {
  constructor(private readonly transactions: Transactions) {}

  /** Writes the rating; the service's average follows in the same transaction. */
  async rate(viewer: Viewer, requestId: string, { rating, text }: RateServiceDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const rows = em.getKysely<ServicesTables>();
      const request = await rows
        .selectFrom('service_requests')
        .select(['service_id', 'status'])
        .where('id', '=', requestId)
        .where('user_id', '=', viewer.id)
        .executeTakeFirst();
      if (!request) throw new ApplicationNotFound();
      if (request.status !== 'completed') throw new NotFinished();
      // Locked, so that the averages of two customers count each other.
      await rows.selectFrom('services').select('id').where('id', '=', request.service_id).forUpdate().execute();
      const written = await rows
        .insertInto('service_ratings')
        .values({ id: v7(), service_id: request.service_id, request_id: requestId, rating, text: text || null })
        .onConflict((conflict) => conflict.column('request_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!written) throw new AlreadyRated();
      await average(rows, request.service_id);
    });
  }
}

async function average(rows: Kysely<ServicesTables>, serviceId: string): Promise<void> {
  await sql`
    update services set (rating, ratings_count) =
      (select round(avg(rating), 2), count(*) from service_ratings where service_id = ${serviceId})
    where id = ${serviceId}`.execute(rows);
}
