import { Injectable } from '@nestjs/common';
import { type PostStatus, reportStatuses } from '@masar/domain';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { CommunityTables } from '#modules/community';
import { ReadDatabase } from '#platform/database/read-database';
import type { ListRequest } from '#platform/http/simple-rest';

export const abuseReportSorts = ['createdAt', 'status', 'reason'] as const;
const columnOf = { createdAt: 'a.created_at', status: 'a.status', reason: 'a.reason' } as const;

/** Reports of abuse as the console lists them (COM-4). */
@Injectable()
export class AbuseReportsQueries {
  constructor(private readonly database: ReadDatabase) {}

  async list({ filter, offset, limit, sort, order }: ListRequest<keyof typeof columnOf>) {
    const status = reportStatuses.find((candidate) => candidate === filter.status);
    const all = this.reports().$if(status !== undefined, (query) => query.where('a.status', '=', status as 'open'));
    const rows = await all.orderBy(columnOf[sort], order).orderBy('a.id', order).offset(offset).limit(limit).execute();
    const { total } = await all
      .clearSelect()
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows, total: Number(total) };
  }

  async byId(id: string) {
    return this.reports().where('a.id', '=', id).executeTakeFirst();
  }

  private reports() {
    return this.database
      .over<CommunityTables>()
      .selectFrom('abuse_reports as a')
      .leftJoin('replies as r', 'r.id', 'a.reply_id')
      .leftJoin('discussions as d', (join) =>
        join.on('d.id', '=', sql<string>`coalesce(a.discussion_id, r.discussion_id)`),
      )
      .leftJoin('users as reporter', 'reporter.id', 'a.reporter_id')
      .leftJoin(
        'users as author',
        'author.id',
        sql<string>`case when a.reply_id is null then d.user_id else r.user_id end` as never,
      )
      .select(['a.id', 'a.reply_id', 'a.reason', 'a.note', 'a.reported_text', 'a.status', 'a.outcome'])
      .select(['a.decided_at', 'a.created_at', 'd.id as discussion_id', 'd.title as discussion_title'])
      .select([
        sql<string>`coalesce(${personName('reporter')}, '')`.as('reporter_name'),
        sql<string>`coalesce(${personName('author')}, '')`.as('author_name'),
        sql<PostStatus>`case when a.reply_id is null then d.status else r.status end`.as('post_status'),
        // A null equals nothing, so that one of the two is zero; each walks the unique index of its column.
        sql<number>`(select count(*)::int from abuse_reports s where s.discussion_id = a.discussion_id)
          + (select count(*)::int from abuse_reports s where s.reply_id = a.reply_id)`.as('reports_count'),
      ]);
  }
}

export type AbuseReportRow = NonNullable<Awaited<ReturnType<AbuseReportsQueries['byId']>>>;
