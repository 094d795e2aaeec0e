import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { ReadDatabase } from '#platform/database/read-database';
import type { ListRequest } from '#platform/http/simple-rest';
import { type ReportStatus, reportStatuses, type ReportType, reportTypes } from '../report.words.js';
import { ReportNotFound } from '../reports.errors.js';
import type { ReportsTables } from '../reports.tables.js';

export const reportSorts = ['generatedAt'] as const;

const oneOf = <Word extends string>(value: unknown, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === value);

/** Reports for lists and pages; only the page reads the figures. */
@Injectable()
export class ReportQueries {
  constructor(private readonly database: ReadDatabase) {}

  async page({ filter, offset, limit, order }: ListRequest<(typeof reportSorts)[number]>) {
    const type = oneOf<ReportType>(filter['reportType'], reportTypes);
    const status = oneOf<ReportStatus>(filter['status'], reportStatuses);
    const chosen = this.reports()
      .$if(type !== undefined, (query) => query.where('r.report_type', '=', type!))
      .$if(status !== undefined, (query) => query.where(shownStatus, '=', status!));
    const [rows, { total }] = await Promise.all([
      chosen
        .select(sql<null>`null`.as('data'))
        .orderBy('r.generated_at', order)
        .orderBy('r.id', order)
        .offset(offset)
        .limit(limit)
        .execute(),
      chosen
        .clearSelect()
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
    ]);
    return { rows, total };
  }

  async one(id: string) {
    const row = await this.reports().select('r.data').where('r.id', '=', id).executeTakeFirst();
    if (!row) throw new ReportNotFound();
    return row;
  }

  private reports() {
    return this.database
      .over<ReportsTables>()
      .selectFrom('reports as r')
      .leftJoin('users as u', 'u.id', 'r.generated_by')
      .select(['r.id', 'r.report_type', 'r.parameters', 'r.generated_at', 'r.expires_at', 'r.percent', 'r.language'])
      .select([
        'r.schedule_id',
        shownStatus.as('status'),
        sql<string>`coalesce(${personName()}, '')`.as('generated_by_name'),
      ]);
  }
}

/** Time is over at once, not only after the nightly task; without a sign of life a report has failed. */
const shownStatus = sql<ReportStatus>`case
  when r.status in ('done', 'failed') and r.expires_at <= now() then 'expired'
  when r.status = 'running' and r.seen_at < now() - interval '2 minutes' then 'failed'
  else r.status end`;

export type ReportListRow = Awaited<ReturnType<ReportQueries['page']>>['rows'][number];
export type ReportPageRow = Awaited<ReturnType<ReportQueries['one']>>;
