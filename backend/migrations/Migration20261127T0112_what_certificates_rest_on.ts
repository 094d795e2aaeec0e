import { Migration } from '@mikro-orm/migrations';

/** Certificates say on what they rest and by which edition of the rule; those from before say neither (EVD-8). */
export class Migration20261127T0112_what_certificates_rest_on extends Migration {
  override up(): void {
    this.addSql(`alter table certificates add column shown_by jsonb null`);
  }

  override down(): void {
    this.addSql(`alter table certificates drop column shown_by`);
  }
}
