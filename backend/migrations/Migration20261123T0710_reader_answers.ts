import { Migration } from '@mikro-orm/migrations';

const anyChange = 'insert or update or delete or truncate';

/** What answers to readers are made of beside what is watched already. */
const watched = {
  discussions: anyChange,
  forums: anyChange,
  lessons: anyChange,
  moderation_decisions: anyChange,
  search_aliases: anyChange,
  search_documents: anyChange,
  search_names: anyChange,
  search_sections: anyChange,
};

/** Rows that belong to a person each, of whom only they themselves are answered. */
const personal = [
  'applications',
  'discussion_likes',
  'enrollments',
  'job_applications',
  'notifications',
  'service_requests',
  'user_skills',
];

const columnsOfPeople = 'first_name, last_name, name_en, email, profile_image_url';

/** Every process hears of each change of what is kept for a reader, and whose rows changed where they are one's own (ADR 71). */
export class Migration20261123T0710_reader_answers extends Migration {
  override up(): void {
    for (const [table, changes] of Object.entries(watched)) this.watch(table, changes);
    this.watchUsers(`${columnsOfPeople}, role`);
    this.addSql(`
      create function reader_rows_changed() returns trigger
      language plpgsql
      as $body$
      declare
        reader uuid;
      begin
        foreach reader in array case tg_op
          when 'INSERT' then array[new.user_id]
          when 'DELETE' then array[old.user_id]
          else array[old.user_id, new.user_id]
        end loop
          raise info 'shared_answers_changed % %', tg_table_name, reader;
          perform pg_notify('shared_answers_changed', tg_table_name || ' ' || reader) where reader is not null;
        end loop;
        return null;
      end
      $body$
    `);
    for (const table of personal) {
      this.addSql(
        `create trigger reader_rows_changed after insert or update or delete on ${table} for each row execute function reader_rows_changed()`,
      );
      this.watch(table, 'truncate');
    }
  }

  override down(): void {
    for (const table of personal) {
      this.addSql(`drop trigger reader_rows_changed on ${table}`);
      this.addSql(`drop trigger shared_answers_changed on ${table}`);
    }
    this.addSql(`drop function reader_rows_changed()`);
    this.watchUsers(columnsOfPeople);
    for (const table of Object.keys(watched)) this.addSql(`drop trigger shared_answers_changed on ${table}`);
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
