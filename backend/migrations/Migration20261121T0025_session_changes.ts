import { Migration } from '@mikro-orm/migrations';

/** Tells every process which session was changed or ended, so that none keeps a stale copy (REL-7). */
export class Migration20261121T0025_session_changes extends Migration {
  override up(): void {
    this.addSql(
      `create or replace function sessions_changed_fn() returns trigger as $$ begin perform pg_notify('session_changed', old.sid); return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger changed after update or delete on sessions for each row execute function sessions_changed_fn()`,
    );
  }

  override down(): void {
    this.addSql(`drop trigger changed on sessions`);
    this.addSql(`drop function sessions_changed_fn()`);
  }
}
