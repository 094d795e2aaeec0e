import { Migration } from '@mikro-orm/migrations';

/** A certificate may outlive its holder's account, and files of a person are not for everybody's eyes (PRF-4, WRK-1). */
export class Migration20261121T0075_erasable_people extends Migration {
  override up(): void {
    this.addSql(`alter table certificates alter column user_id drop not null`);
    this.addSql(`alter table certificates drop constraint certificates_user_id_foreign`);
    this.addSql(`
      alter table certificates add constraint certificates_user_id_foreign
        foreign key (user_id) references users (id) on delete set null
    `);
    this.addSql(`alter table stored_files add is_private boolean not null default false`);
  }

  override down(): void {
    this.addSql(`alter table stored_files drop column is_private`);
    this.addSql(`delete from certificates where user_id is null`);
    this.addSql(`alter table certificates drop constraint certificates_user_id_foreign`);
    this.addSql(`
      alter table certificates add constraint certificates_user_id_foreign
        foreign key (user_id) references users (id) on delete cascade
    `);
    this.addSql(`alter table certificates alter column user_id set not null`);
  }
}
