import { Migration } from '@mikro-orm/migrations';

/** Signed-in browsers (AUTH-5). */
export class Migration20261121T0002_sessions extends Migration {
  override up(): void {
    this.addSql(`
      create table sessions (
        sid text primary key,
        sess jsonb not null,
        expire timestamptz(3) not null
      )
    `);
    this.addSql(`create index sessions_expire_index on sessions (expire)`);
    this.addSql(`create index sessions_user_index on sessions (((sess -> 'passport' -> 'user') ->> 'id'))`);
  }

  override down(): void {
    this.addSql(`drop table sessions`);
  }
}
