import { Migration } from '@mikro-orm/migrations';

/** Whether somebody attached the CV of the platform to an application for a vacancy (JOB-1). */
export class Migration20261122T0340_attached_cv extends Migration {
  override up(): void {
    this.addSql(`alter table job_applications add column has_cv boolean not null default false`);
  }

  override down(): void {
    this.addSql(`alter table job_applications drop column has_cv`);
  }
}
