import { Migration } from '@mikro-orm/migrations';

/**
 * What a transaction changes while an administrator's call runs it, row by row, whichever statement does it (CON-2,
 * ADR 0125). The triggers that call the first function are put on tables by `noteChangesOfAllTables`; elsewhere than in
 * such a transaction their condition alone is looked at.
 */
export class Migration20261127T0102_audited_changes extends Migration {
  override up(): void {
    this.addSql(`
      create function note_audited_change() returns trigger language plpgsql as $$
      begin
        if to_regclass('pg_temp.audited_changes') is null then
          create temp table audited_changes (
            place bigint generated always as identity, relation text not null, before jsonb, after jsonb
          ) on commit drop;
        end if;
        -- Planned anew: the table is another one in each transaction.
        execute 'insert into pg_temp.audited_changes (relation, before, after) values ($1, $2, $3)'
          using tg_argv[0],
            case when tg_op <> 'INSERT' then to_jsonb(old) end,
            case when tg_op <> 'DELETE' then to_jsonb(new) end;
        return null;
      end $$
    `);
    this.addSql(`
      create function changes_to_audit() returns table (relation text, before jsonb, after jsonb) language plpgsql as $$
      begin
        if to_regclass('pg_temp.audited_changes') is not null then
          return query execute 'select relation, before, after from pg_temp.audited_changes order by place';
        end if;
      end $$
    `);
  }

  override down(): void {
    this.addSql(`drop function note_audited_change() cascade`);
    this.addSql(`drop function changes_to_audit()`);
  }
}
