import { Migration } from '@mikro-orm/migrations';

/** What shared answers are read from, and which changes of it are seen in them. */
const watched = {
  categories: 'insert or update or delete or truncate',
  courses: 'insert or update or delete or truncate',
  translations: 'insert or update or delete or truncate',
  users: 'update of first_name, last_name, name_en or delete or truncate',
};

/**
 * Answers that are the same for everybody are kept until a table changes that they are made of (PERF-1): every process
 * hears of it after the commit, and the connection that changes it right away, so that its process doesn't answer the
 * next call from before (ADR 61).
 */
export class Migration20261122T0430_shared_answers extends Migration {
  override up(): void {
    this.addSql(`
      create function shared_answers_changed() returns trigger
      language plpgsql
      as $body$
      begin
        raise info 'shared_answers_changed';
        perform pg_notify('shared_answers_changed', '');
        return null;
      end
      $body$
    `);
    for (const [table, changes] of Object.entries(watched))
      this.addSql(
        `create trigger shared_answers_changed after ${changes} on ${table} for each statement execute function shared_answers_changed()`,
      );
  }

  override down(): void {
    for (const table of Object.keys(watched)) this.addSql(`drop trigger shared_answers_changed on ${table}`);
    this.addSql(`drop function shared_answers_changed()`);
  }
}
