import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { KeptFresh } from './kept-fresh.js';

/** Figures over more rows than these are kept for a while; below that they are counted for each who asks. */
const countedLive = 2000;
/** When somebody asks after that long they are counted anew, while the old ones are answered; in milliseconds. */
const freshMs = 5 * 60_000;
/** What nobody asked for that long is counted while somebody waits, rather than answered as it was. */
const forgottenMs = 60 * 60_000;
const mostKept = 500;

/** The tables are named by who asks. */
type Tables = Record<string, never>;

/**
 * Figures that read a row for each person or enrolment, such as how many finished a course. However many there are,
 * counting them takes nobody's time: beyond some thousands of rows they are kept and some minutes old (SCL-1, ADR 109).
 */
@Injectable()
export class KeptFigures {
  /** In the order in which they were last asked for. */
  private readonly kept = new Map<string, { figures: KeptFresh<unknown>; askedAt: number }>();

  constructor(private readonly database: ReadDatabase) {}

  /**
   * What `read` answers, or answered some minutes ago.
   *
   * @param key names the figures with everything that they depend on, who may see them included
   * @param rowsRead how many rows they are made of, roughly; asked until they are kept
   */
  async of<T>(key: string, rowsRead: () => Promise<number>, read: () => Promise<T>): Promise<T> {
    const known = this.kept.get(key);
    const isKnown = known !== undefined && performance.now() - known.askedAt < forgottenMs;
    if (!isKnown && (await rowsRead()) <= countedLive) return read();
    const figures = isKnown ? known.figures : new KeptFresh<unknown>(read, freshMs);
    this.kept.delete(key);
    this.kept.set(key, { figures, askedAt: performance.now() });
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= mostKept) break;
      this.kept.delete(oldest);
    }
    return (figures.current() as Promise<T>).catch((error: unknown) => {
      // Another question is to be asked with what it brings.
      if (this.kept.get(key)?.figures === figures) this.kept.delete(key);
      throw error;
    });
  }

  /** The same for figures over whole tables, whose sizes the statistics of PostgreSQL tell. */
  async ofTables<T>(key: string, tables: readonly string[], read: () => Promise<T>): Promise<T> {
    return this.of(key, () => this.rowsOf(tables), read);
  }

  private async rowsOf(tables: readonly string[]): Promise<number> {
    const { rows } = await sql<{ rows: number }>`
      select coalesce(sum(greatest(reltuples, 0)), 0)::float8 as rows from pg_catalog.pg_class
      where oid = any (${[...tables]}::text[]::regclass[])`.execute(this.database.behind<Tables>());
    return rows[0]!.rows;
  }
}
