import { type PostStatus, reportStatuses } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { CommunityTables } from '#modules/community';
import { ReadDatabase } from '#platform/database/read-database';
import type { AdminResource } from './records/admin-resource.js';
import { oneOf } from './records/filters.js';
import type { Listing } from './records/listing.js';

export const abuseReportListing: Listing = {
  name: 'abuse-reports',
  table: 'abuse_reports',
  sorts: { createdAt: { by: sql`t.created_at` }, status: { by: sql`t.status` }, reason: { by: sql`t.reason` } },
  filters: { status: oneOf('t.status', reportStatuses) },
};

/** Reports of abuse as the console lists them (COM-4). */
@Injectable()
export class AbuseReportsQueries implements AdminResource<AbuseReportRow> {
  constructor(private readonly database: ReadDatabase) {}

  records(ids: readonly string[]) {
    return this.reports().where('a.id', 'in', ids).execute();
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

export type AbuseReportRow = Awaited<ReturnType<AbuseReportsQueries['records']>>[number];
