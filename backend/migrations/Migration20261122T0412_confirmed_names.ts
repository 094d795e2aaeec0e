import { Migration } from '@mikro-orm/migrations';

/** Since when the names on somebody's certificates are confirmed; who holds one has seen them (CRT-12). */
export class Migration20261122T0412_confirmed_names extends Migration {
  override up(): void {
    this.addSql(`alter table users add column certificate_names_confirmed_at timestamptz(3) null`);
    this.addSql(`
      update users u set certificate_names_confirmed_at = k.first
        from (select user_id, min(issued_at) as first from certificates group by user_id) k where k.user_id = u.id
    `);
  }

  override down(): void {
    this.addSql(`alter table users drop column certificate_names_confirmed_at`);
  }
}
