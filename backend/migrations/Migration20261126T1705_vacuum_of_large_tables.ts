import { Migration } from '@mikro-orm/migrations';

/** Tables with rows for each person and lesson, of which a fifth is millions. */
const large = ['lesson_progress', 'enrollments', 'lesson_times', 'learning_times', 'notifications', 'replies'];

/**
 * Large tables are vacuumed and analyzed when a hundredth or a fiftieth of them has changed, not a fifth: little and
 * often, so that dead rows and old statistics never slow anybody (SCL-1, ADR 112). It holds up no write.
 */
export class Migration20261126T1705_vacuum_of_large_tables extends Migration {
  override up(): void {
    for (const table of large) {
      this.addSql(`alter table ${table} set (autovacuum_vacuum_scale_factor = 0.02,
        autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.01)`);
    }
  }

  override down(): void {
    for (const table of large) {
      this.addSql(`alter table ${table} reset (autovacuum_vacuum_scale_factor,
        autovacuum_vacuum_insert_scale_factor, autovacuum_analyze_scale_factor)`);
    }
  }
}
