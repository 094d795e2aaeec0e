import { Migration } from '@mikro-orm/migrations';

const anyChange = 'insert or update or delete or truncate';

/** What shared reads are made of beside what shared answers are, and which changes of it are seen in them. */
const watched = {
  course_skills: anyChange,
  job_postings: anyChange,
  opportunities: anyChange,
  services: anyChange,
  skill_relations: anyChange,
  skills: anyChange,
};
const names = 'first_name, last_name, name_en';

/** Each change says in which table, so that what is made of others stays; and more of what is kept is watched (ADR 61). */
export class Migration20261122T0440_shared_reads extends Migration {
  override up(): void {
    this.saying(`tg_table_name`);
    for (const [table, changes] of Object.entries(watched)) this.watch(table, changes);
    this.watchUsers(`${names}, email, profile_image_url`);
  }

  override down(): void {
    this.watchUsers(names);
    for (const table of Object.keys(watched)) this.addSql(`drop trigger shared_answers_changed on ${table}`);
    this.saying(`''`);
  }

  private saying(table: string): void {
    this.addSql(`
      create or replace function shared_answers_changed() returns trigger
      language plpgsql
      as $body$
      begin
        raise info 'shared_answers_changed %', ${table};
        perform pg_notify('shared_answers_changed', ${table});
        return null;
      end
      $body$
    `);
  }

  private watchUsers(columns: string): void {
    this.addSql(`drop trigger shared_answers_changed on users`);
    this.watch('users', `update of ${columns} or delete or truncate`);
  }

  private watch(table: string, changes: string): void {
    this.addSql(
      `create trigger shared_answers_changed after ${changes} on ${table} for each statement execute function shared_answers_changed()`,
    );
  }
}
