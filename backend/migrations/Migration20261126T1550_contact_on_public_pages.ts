import { Migration } from '@mikro-orm/migrations';

/** How somebody may be reached by who reads their public page, once they say so (PRF-3). */
export class Migration20261126T1550_contact_on_public_pages extends Migration {
  override up(): void {
    this.addSql(`
      alter table public_profiles
        add column contact text,
        add column shows_contact boolean not null default false
    `);
  }

  override down(): void {
    this.addSql(`alter table public_profiles drop column contact, drop column shows_contact`);
  }
}
