import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { ReadDatabase } from '#platform/database/read-database';
import type { OperationsTables } from '../operations.tables.js';

/** More than retention ever leaves. */
const shown = 200;

/** Backups and drills, the newest first. */
@Injectable()
export class BackupQueries {
  constructor(private readonly database: ReadDatabase) {}

  async list() {
    return this.backups().orderBy('b.created_at', 'desc').orderBy('b.id', 'desc').limit(shown).execute();
  }

  async byId(id: string) {
    return this.backups().where('b.id', '=', id).executeTakeFirst();
  }

  /** When the newest archive and the newest drill were finished. */
  async latest(): Promise<{ backupAt: Date | null; drillAt: Date | null; drillPassed: boolean | null }> {
    const { rows } = await sql<{ backup_at: string | null; drill_at: string | null; drill_status: string | null }>`
      select (select max(finished_at) from backups where kind = 'backup' and status = 'done') as backup_at,
             d.finished_at as drill_at, d.status as drill_status
      from (select 1) one left join lateral (
        select finished_at, status from backups where kind = 'drill' order by created_at desc limit 1) d on true
    `.execute(this.database.over<OperationsTables>());
    const { backup_at: backupAt, drill_at: drillAt, drill_status: status } = rows[0]!;
    return {
      backupAt: backupAt === null ? null : new Date(backupAt),
      drillAt: drillAt === null ? null : new Date(drillAt),
      drillPassed: status === null ? null : status === 'done',
    };
  }

  private backups() {
    return this.database
      .over<OperationsTables>()
      .selectFrom('backups as b')
      .leftJoin('users as u', 'u.id', 'b.requested_by')
      .selectAll('b')
      .select(sql<string>`coalesce(${personName()}, '')`.as('requested_by_name'));
  }
}

export type BackupRow = NonNullable<Awaited<ReturnType<BackupQueries['byId']>>>;
