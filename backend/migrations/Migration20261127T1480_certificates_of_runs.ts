import { Migration } from '@mikro-orm/migrations';

/**
 * Each run of a course gives a valid certificate; that of a run that ended stays its holder's (RUN-1, ADR 150). The
 * narrower rules stand before the former one goes.
 */
export class Migration20261127T1480_certificates_of_runs extends Migration {
  override up(): void {
    this.addSql(`alter table certificates add column ended_enrollment_id uuid null,
      add constraint certificates_ended_enrollment_id_foreign foreign key (ended_enrollment_id)
        references ended_enrollments (id) on delete set null not valid`);
    this.addSql(`create unique index certificates_one_valid_of_run_unique on certificates (user_id, course_id)
      where status = any (array['pending', 'verified']) and ended_enrollment_id is null`);
    this.addSql(`create unique index certificates_one_valid_of_ended_run_unique on certificates (ended_enrollment_id)
      where status = any (array['pending', 'verified'])`);
    this.addSql(`create index certificates_ended_enrollment_id_index on certificates (ended_enrollment_id)
      where ended_enrollment_id is not null`);
    this.addSql(`drop index certificates_one_valid_unique`);
  }

  /** Fails where somebody has two valid certificates of a course: which of them is to go is no matter of a migration. */
  override down(): void {
    this.addSql(`create unique index certificates_one_valid_unique on certificates (user_id, course_id)
      where status = any (array['pending', 'verified'])`);
    this.addSql(`drop index certificates_ended_enrollment_id_index`);
    this.addSql(`drop index certificates_one_valid_of_ended_run_unique`);
    this.addSql(`drop index certificates_one_valid_of_run_unique`);
    this.addSql(`alter table certificates drop column ended_enrollment_id`);
  }
}
