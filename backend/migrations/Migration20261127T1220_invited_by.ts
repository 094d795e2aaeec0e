import { Migration } from '@mikro-orm/migrations';

/** Who made an account for somebody, to be told to whoever takes it (AUTH-2). */
export class Migration20261127T1220_invited_by extends Migration {
  override up(): void {
    this.addSql(`
      alter table users add column invited_by uuid null,
        add constraint users_invited_by_foreign foreign key (invited_by) references users (id) on delete set null
    `);
    this.addSql('create index users_invited_by_index on users (invited_by)');
  }

  override down(): void {
    this.addSql('alter table users drop column invited_by');
  }
}
