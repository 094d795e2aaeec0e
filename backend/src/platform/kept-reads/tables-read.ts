import type { MikroORM } from '@mikro-orm/postgresql';

/** How changes of a table are told: each by the table's name, only whose rows changed, or not at all. */
export type Told = 'every change' | 'whose rows' | null;

/** What statements may name: tables, and views and functions with the statements that stand in them. */
interface Named {
  name: string;
  told: Told;
  body: string | null;
}

const namedSql = `
  select c.relname as name, case
      when exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'reader_rows_changed') then 'whose rows'
      when exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'shared_answers_changed') then 'every change'
    end as told, case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end as body
  from pg_class c where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = 'public'::regnamespace
  union all
  select p.proname, null, string_agg(coalesce(pg_get_function_sqlbody(p.oid), p.prosrc), ';')
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql') and p.prorettype <> 'trigger'::regtype
  group by p.proname`;

/** Wherever a table may stand in a statement, and whatever is called in it. */
const places = /(?:\b(?:from|join)\b|,)[\s(]*(?:(?:lateral|only)\s+)?"?(?:public"?\.)?"?(\w+)|\b(\w+)\s*\(/gi;
const textsAtMost = 1000;

/** Which tables statements read, by their text and by the views and functions that they use. */
export class TablesRead {
  private readonly named: ReadonlyMap<string, Named>;
  private readonly byText = new Map<string, ReadonlyMap<string, Told>>();

  private constructor(named: readonly Named[]) {
    this.named = new Map(named.map((one) => [one.name, one]));
  }

  /** As the database says it now. */
  static async from(orm: MikroORM): Promise<TablesRead> {
    return new TablesRead(await orm.em.fork().execute<Named[]>(namedSql));
  }

  by(text: string): ReadonlyMap<string, Told> {
    let found = this.byText.get(text);
    if (!found) {
      found = this.search(text);
      if (this.byText.size >= textsAtMost) this.byText.clear();
      this.byText.set(text, found);
    }
    return found;
  }

  private search(text: string, found = new Map<string, Told>(), seen = new Set<string>()): Map<string, Told> {
    for (const [, place, called] of text.matchAll(places)) {
      const one = this.named.get((place ?? called)!.toLowerCase());
      if (!one || seen.has(one.name)) continue;
      seen.add(one.name);
      if (one.body === null) found.set(one.name, one.told);
      else this.search(one.body, found, seen);
    }
    return found;
  }
}
