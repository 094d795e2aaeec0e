import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import {
  endedBefore,
  missingStretches,
  partitionKey,
  partitionName,
  type PartitionSpan,
  restOf,
  stretchSaid,
  type TimePartition,
} from '#platform/database/partition.rules';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { takeTurn } from '#platform/database/turns';
import { databaseStateOf } from '#platform/errors/database-errors';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';

/** A table that stands in partitions by the time of its rows. */
export interface PartitionedTable {
  table: string;
  span: PartitionSpan;
  /** For so many stretches to come there is a partition already, so that nothing waits for the schedule. */
  ahead: number;
}

const addPartitions = taskKind('partitions.add');
const NIGHTLY = '5 1 * * *';

/** Who waits for a table keeps others waiting who only write: rather later than long, in milliseconds. */
const lockWithinMs = 300;
const tries = 20;
/** Rows that one statement deletes, so that none takes long. */
const deletedAtOnce = 5000;
const betweenTriesMs = 500;

/** The tables are named by who owns them. */
type Tables = Record<string, never>;

/**
 * Keeps partitions for the time to come, and drops those whose time is over (SCL-1, ADR 108). Rows that no partition was
 * there for stand in the one for the rest, and move where they belong when theirs is made.
 */
@Injectable()
export class TimePartitions implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(TimePartitions.name);
  private readonly tables: PartitionedTable[] = [];

  constructor(
    private readonly database: ReadDatabase,
    private readonly transactions: Transactions,
    private readonly tasks: TaskQueue,
  ) {}

  onModuleInit(): void {
    this.tasks.work(addPartitions, () => this.addAll(new Date()), NIGHTLY);
  }

  /** A start after days of rest does not wait for the night; where it fails the rest takes the rows. */
  async onApplicationBootstrap(): Promise<void> {
    await this.addAll(new Date()).catch((err: unknown) => this.logger.warn({ err }, 'partitions are added later'));
  }

  /** A table whose partitions are kept here; modules name theirs at start. */
  keep(table: PartitionedTable): void {
    this.tables.push(table);
  }

  /** Adds what is missing for now and the time to come. */
  async addAll(now: Date): Promise<void> {
    for (const kept of this.tables)
      for (const stretch of missingStretches(await this.of(kept.table), kept, now)) await this.add(kept, stretch);
  }

  /** Drops the partitions all of whose rows are older than a moment, then what is older in those that are left. */
  async forgetBefore(table: string, moment: Date): Promise<void> {
    for (const { name } of endedBefore(await this.of(table), moment))
      await this.soon((em) => sql`drop table if exists ${sql.id(name)}`.execute(em.getKysely<Tables>()));
    const key = sql.id(partitionKey);
    const rows = this.database.apart<Tables>();
    for (let deleted = deletedAtOnce; deleted === deletedAtOnce;)
      ({ deleted } = (
        await sql<{ deleted: number }>`
          with old as (select tableoid, ctid from ${sql.id(table)} where ${key} < ${moment}::timestamptz
                       limit ${deletedAtOnce}),
            gone as (delete from ${sql.id(table)} t using old where t.tableoid = old.tableoid and t.ctid = old.ctid
                     returning 1)
          select count(*)::int as deleted from gone`.execute(rows)
      ).rows[0]!);
  }

  /** The partitions of a table. */
  private async of(table: string, database = this.database.apart<Tables>()): Promise<TimePartition[]> {
    const { rows } = await sql<{ name: string; bound: string }>`
      select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
      where i.inhparent = ${table}::text::regclass`.execute(database);
    return rows.map(({ name, bound }) => ({ name, ...stretchSaid(bound) }));
  }

  private async add({ table, span }: PartitionedTable, stretch: { starts: Date; ends: Date }): Promise<void> {
    const [name, rest] = [sql.id(partitionName(table, stretch, span)), sql.id(restOf(table))];
    const [starts, ends] = [sql.lit(stretch.starts.toISOString()), sql.lit(stretch.ends.toISOString())];
    const key = sql.id(partitionKey);
    await this.soon(async (em) => {
      // Another server may be at it.
      await takeTurn(em, 'partitions');
      const rows = em.getKysely<Tables>();
      const present = await this.of(table, rows);
      if (present.some(({ starts: at }) => at?.getTime() === stretch.starts.getTime())) return;
      // Who writes now chooses the partition afterwards, and not the rest, which will not take the row any more.
      await sql`lock table only ${sql.id(table)}, ${rest} in access exclusive mode`.execute(rows);
      await sql`create table ${name} (like ${sql.id(table)} including defaults including constraints)`.execute(rows);
      await sql`with moved as (delete from ${rest} where ${key} >= ${starts} and ${key} < ${ends} returning *)
        insert into ${name} select * from moved`.execute(rows);
      await sql`alter table ${sql.id(table)} attach partition ${name} for values from (${starts}) to (${ends})`.execute(
        rows,
      );
    });
  }

  /** In a transaction that gives up soon where a table is busy, and is tried again. */
  private async soon(change: (em: EntityManager) => Promise<unknown>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.transactions.run(async (em) => {
          const rows = em.getKysely<Tables>();
          await sql`set local statement_timeout = '10min'`.execute(rows);
          await sql`set local lock_timeout = ${sql.lit(`${lockWithinMs}ms`)}`.execute(rows);
          await change(em);
        });
        return;
      } catch (error) {
        if (attempt === tries || !isLockTimeout(error)) throw error;
        await sleep(betweenTriesMs * Math.random());
      }
    }
  }
}

/** PostgreSQL's `lock_not_available`. */
const isLockTimeout = (error: unknown): boolean => databaseStateOf(error) === '55P03';
