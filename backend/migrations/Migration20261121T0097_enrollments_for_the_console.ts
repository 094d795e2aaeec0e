import { Migration } from '@mikro-orm/migrations';

/** A million enrolments in the order of their completion (CON-1). */
export class Migration20261121T0097_enrollments_for_the_console extends Migration {
  override up(): void {
    this.addSql(`create index enrollments_completed_at_index on enrollments (completed_at desc nulls last, id desc)`);
  }

  override down(): void {
    this.addSql(`drop index enrollments_completed_at_index`);
  }
}
