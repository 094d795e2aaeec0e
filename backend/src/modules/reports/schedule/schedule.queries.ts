import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { ListRequest } from '#platform/http/simple-rest';
import { ReportScheduleNotFound } from '../reports.errors.js';
import type { ReportsTables } from '../reports.tables.js';

export const scheduleSorts = ['createdAt'] as const;

@Injectable()
export class ScheduleQueries {
  constructor(private readonly database: ReadDatabase) {}

  async page({ offset, limit, order }: ListRequest<(typeof scheduleSorts)[number]>) {
    const [rows, { total }] = await Promise.all([
      this.schedules().orderBy('s.created_at', order).orderBy('s.id', order).offset(offset).limit(limit).execute(),
      this.database
        .over<ReportsTables>()
        .selectFrom('report_schedules')
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
    ]);
    return { rows, total };
  }

  async one(id: string) {
    const row = await this.schedules().where('s.id', '=', id).executeTakeFirst();
    if (!row) throw new ReportScheduleNotFound();
    return row;
  }

  /** Of the accounts, those of administrators who can sign in, with their addresses. */
  async administrators(ids: readonly string[]) {
    if (ids.length === 0) return [];
    return this.database
      .over<ReportsTables>()
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', 'in', [...ids])
      .where('role', '=', 'admin')
      .where('suspended_at', 'is', null)
      .execute();
  }

  private schedules() {
    return this.database.over<ReportsTables>().selectFrom('report_schedules as s').selectAll('s');
  }
}

export type ScheduleRow = Awaited<ReturnType<ScheduleQueries['one']>>;
