import type { TestApp } from '#testing/test-app';
import { unauditedTables } from '../src/platform/audit/unaudited-tables.js';

/** Change with every call, and say nothing. */
const silent = ['updated_at', 'changed_at', 'last_active_at'];

/** Written by tasks while other calls are made; the routes that ask for them are about records. */
const ofTasks = new Set(['backups', 'reports', 'webhook_deliveries']);

interface Print {
  /** How many rows there are and who wrote last: where this stays, nothing was written. */
  written: string;
  rows: string;
}

/** What is in the rows of each table, but for those that the audit log leaves out; read again only where it was written. */
export class FingerprintOfRows {
  readonly #test: TestApp;
  #prints = new Map<string, Print>();

  constructor(test: TestApp) {
    this.#test = test;
  }

  /** @returns The tables whose rows are others than when this was asked last; all of them at first. */
  async changedTables(): Promise<string[]> {
    const tables = await this.#ask<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
       and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
    );
    const watched = tables.map(({ name }) => name).filter((name) => !(name in unauditedTables) && !ofTasks.has(name));
    const written = await this.#ofEach(watched, `count(*) || ' ' || coalesce(max(t.xmin::text::bigint), 0)`);
    const touched = watched.filter((name) => this.#prints.get(name)?.written !== written.get(name));
    const rows = await this.#ofEach(
      touched,
      `count(*) || ' ' ||
       coalesce(sum(hashtextextended((to_jsonb(t) - '{${silent.join(',')}}'::text[])::text, 0)), 0)`,
    );
    const changed = touched.filter((name) => this.#prints.get(name)?.rows !== rows.get(name));
    for (const name of touched) this.#prints.set(name, { written: written.get(name)!, rows: rows.get(name)! });
    return changed;
  }

  async #ofEach(tables: readonly string[], print: string): Promise<Map<string, string>> {
    if (tables.length === 0) return new Map();
    const one = (name: string) => `select '${name}' as name, ${print} as print from "${name}" t`;
    const found = await this.#ask<{ name: string; print: string }>(tables.map(one).join(' union all '));
    return new Map(found.map((row) => [row.name, row.print]));
  }

  #ask<Row>(sql: string): Promise<Row[]> {
    return this.#test.em().execute<Row[]>(sql);
  }
}
