import { Migration } from '@mikro-orm/migrations';

/** What the first day of a live site has to remember: which forums came with the starter set, which mailbox is proved. */
export class Migration20261122T0401_first_day extends Migration {
  override up(): void {
    this.addSql(`alter table forums add column starter_key text`);
    this.addSql(`alter table forums add constraint forums_starter_key_unique unique (starter_key)`);
    this.addSql(`alter table settings add column proven_mailbox text`);
  }

  override down(): void {
    this.addSql(`alter table settings drop column proven_mailbox`);
    this.addSql(`alter table forums drop column starter_key`);
  }
}
