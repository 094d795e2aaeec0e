import { Migration } from '@mikro-orm/migrations';

/** Prints by which work that shares words with other work of its assignment is found (ASG-2). */
export class Migration20261125T1500_fingerprints_of_work extends Migration {
  override up(): void {
    this.addSql(`alter table submissions add column fingerprints integer[]`);
  }

  override down(): void {
    this.addSql(`alter table submissions drop column fingerprints`);
  }
}
