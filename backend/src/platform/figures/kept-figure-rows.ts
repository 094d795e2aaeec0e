import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { PlatformTables } from '#platform/manifest/platform.tables';

/** Which figures: of a kind, over a subject. */
export interface FiguresKey {
  kind: string;
  subject: string;
}

/** Figures as they were last counted, and whether they are counted anew. */
export interface KeptRow {
  figures: unknown;
  counted_at: Date | string | null;
  is_old: boolean;
  /** For how many seconds a task has been at it; null where nobody is. */
  counting_seconds: number | null;
}

/** After that long they are counted anew when somebody asks. */
const freshMinutes = 5;
/** A task that was lost is begun again after that long; its run ends before. */
export const countingMinutes = 15;
/** What nobody asked for that long is thrown away. */
const keptDays = 90;

/** The rows of `kept_figures` (ADR 141). */
@Injectable()
export class KeptFigureRows {
  constructor(private readonly database: ReadDatabase) {}

  async read({ kind, subject }: FiguresKey): Promise<KeptRow | undefined> {
    const { rows } = await sql<KeptRow>`
      select figures, counted_at, coalesce(counted_at < now() - make_interval(mins => ${freshMinutes}::int), true) as is_old,
             case when counting_since > now() - make_interval(mins => ${countingMinutes}::int)
                  then extract(epoch from now() - counting_since)::float8 end as counting_seconds
      from kept_figures where kind = ${kind} and subject = ${subject}`.execute(this.database.over<PlatformTables>());
    return rows[0];
  }

  /** Whether it is now ours to have them counted: of all who ask at once, on all servers, one hears yes. */
  async claim({ kind, subject }: FiguresKey, ownerId: string | undefined): Promise<boolean> {
    const { rows } = await sql`
      insert into kept_figures as k (kind, subject, owner_id, counting_since)
      values (${kind}, ${subject}, ${ownerId ?? null}::uuid, now())
      on conflict (kind, subject) do update set counting_since = now()
        where k.counting_since is null or k.counting_since < now() - make_interval(mins => ${countingMinutes}::int)
      returning kind`.execute(this.database.over<PlatformTables>());
    return rows.length > 0;
  }

  /** Keeps what was counted, of a subject that is still asked for. */
  async keep({ kind, subject }: FiguresKey, figures: unknown): Promise<void> {
    await sql`update kept_figures set figures = ${JSON.stringify(figures)}::jsonb, counted_at = now(), counting_since = null
      where kind = ${kind} and subject = ${subject}`.execute(this.database.over<PlatformTables>());
  }

  /** Keeps what was counted while somebody waited for it. */
  async keepFirst({ kind, subject }: FiguresKey, ownerId: string | undefined, figures: unknown): Promise<void> {
    await sql`insert into kept_figures (kind, subject, owner_id, figures, counted_at)
      values (${kind}, ${subject}, ${ownerId ?? null}::uuid, ${JSON.stringify(figures)}::jsonb, now())
      on conflict (kind, subject) do update
        set figures = excluded.figures, counted_at = excluded.counted_at, counting_since = null`.execute(
      this.database.over<PlatformTables>(),
    );
  }

  /** Lets whoever asks next begin anew. */
  async release({ kind, subject }: FiguresKey): Promise<void> {
    await sql`delete from kept_figures where kind = ${kind} and subject = ${subject} and counted_at is null`.execute(
      this.database.over<PlatformTables>(),
    );
    await sql`update kept_figures set counting_since = null where kind = ${kind} and subject = ${subject}`.execute(
      this.database.over<PlatformTables>(),
    );
  }

  async forget({ kind, subject }: FiguresKey): Promise<void> {
    await sql`delete from kept_figures where kind = ${kind} and subject = ${subject}`.execute(
      this.database.over<PlatformTables>(),
    );
  }

  /** Those that nobody has asked for in a long time: who asks has them counted anew. */
  async forgetOld(): Promise<void> {
    await sql`delete from kept_figures
      where coalesce(counted_at, counting_since) < now() - make_interval(days => ${keptDays}::int)`.execute(
      this.database.over<PlatformTables>(),
    );
  }

  /** How many rows the tables have, by what the statistics of PostgreSQL say. */
  async rowsOf(tables: readonly string[]): Promise<number> {
    const { rows } = await sql<{ rows: number }>`
      select coalesce(sum(greatest(reltuples, 0)), 0)::float8 as rows from pg_catalog.pg_class
      where oid = any (${[...tables]}::text[]::regclass[])`.execute(this.database.behind<Record<string, never>>());
    return rows[0]!.rows;
  }
}
