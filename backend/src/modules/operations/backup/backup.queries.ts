import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
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

  private backups() {
    return this.database
      .over<OperationsTables>()
      .selectFrom('backups as b')
      .leftJoin('users as u', 'u.id', 'b.requested_by')
      .selectAll('b')
      .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('requested_by_name'));
  }
}

export type BackupRow = NonNullable<Awaited<ReturnType<BackupQueries['byId']>>>;
