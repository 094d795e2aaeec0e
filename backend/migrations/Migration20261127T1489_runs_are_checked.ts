import { Migration } from '@mikro-orm/migrations';

/** By how many rows they have. */
const tables = [
  'lesson_progress',
  'shown_lessons',
  'lesson_times',
  'quiz_attempts',
  'papers',
  'attempt_requests',
  'submissions',
  'submission_members',
  'assignment_extensions',
  'grade_entries',
];

/**
 * The rules by which rows belong to one run hold for those from before, too (RUN-1, ADR 150). Beside the migrations that
 * made them, since reading a large table holds nobody up only while nothing else of it is locked.
 */
export class Migration20261127T1489_runs_are_checked extends Migration {
  override up(): void {
    this.addSql(`set local statement_timeout = 0`);
    for (const table of tables) {
      this.addSql(`alter table ${table} validate constraint ${table}_of_one_run_check`);
      this.addSql(`alter table ${table} validate constraint ${table}_ended_enrollment_id_foreign`);
    }
    this.addSql(`alter table certificates validate constraint certificates_ended_enrollment_id_foreign`);
  }

  /** They go with their columns. */
  override down(): void {
    for (const table of tables.toReversed()) {
      this.addSql(`alter table ${table} drop constraint ${table}_of_one_run_check,
        add constraint ${table}_of_one_run_check check (num_nonnulls(user_id, ended_enrollment_id) = 1) not valid`);
      this.addSql(`alter table ${table} drop constraint ${table}_ended_enrollment_id_foreign,
        add constraint ${table}_ended_enrollment_id_foreign foreign key (ended_enrollment_id)
          references ended_enrollments (id) on delete cascade not valid`);
    }
    this.addSql(`alter table certificates drop constraint certificates_ended_enrollment_id_foreign,
      add constraint certificates_ended_enrollment_id_foreign foreign key (ended_enrollment_id)
        references ended_enrollments (id) on delete set null not valid`);
  }
}
