import { Migration } from '@mikro-orm/migrations';

/** Why somebody asks for another role, and what an administrator tells them of the decision (AUTH-7). */
export class Migration20261127T1031_reasons_of_role_requests extends Migration {
  override up(): void {
    this.addSql('alter table role_requests add column reason text null, add column decision_reason text null');
  }

  override down(): void {
    this.addSql('alter table role_requests drop column reason, drop column decision_reason');
  }
}
