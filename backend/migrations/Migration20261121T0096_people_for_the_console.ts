import { Migration } from '@mikro-orm/migrations';

const words = `to_tsvector('simple', translate(lower(coalesce(email, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(name_ar, '') || ' ' || coalesce(name_en, '')), 'أإآٱىةؤئ@._-+', 'اااايهوي     '))`;

/** Accounts can be suspended, and a million of them are found by a word and sorted by their last visit (CON-1). */
export class Migration20261121T0096_people_for_the_console extends Migration {
  override up(): void {
    this.addSql(`alter table users add column suspended_at timestamptz(3)`);
    this.addSql(`create index users_suspended_at_index on users (suspended_at desc) where suspended_at is not null`);
    this.addSql(`drop index users_last_active_at_index`);
    this.addSql(`create index users_last_active_at_index on users (last_active_at desc nulls last, id desc)`);
    this.addSql(`create index users_words_index on users using gin (${words})`);
  }

  override down(): void {
    this.addSql(`drop index users_words_index`);
    this.addSql(`drop index users_last_active_at_index`);
    this.addSql(`create index users_last_active_at_index on users (last_active_at desc)`);
    this.addSql(`drop index users_suspended_at_index`);
    this.addSql(`alter table users drop column suspended_at`);
  }
}
