import { Migration } from '@mikro-orm/migrations';

/** Mails that were sent before they left the queue by themselves stood in it readable, with their links (SEC-11). */
export class Migration20261122T0202_sent_mails extends Migration {
  override up(): void {
    this.addSql(`
      do $$ begin
        if to_regclass('pgboss.job') is not null then
          delete from pgboss.job where name = 'mail.send' and state in ('completed', 'cancelled');
        end if;
      end $$
    `);
  }

  override down(): void {
    // What was sent stays sent.
  }
}
