import { Migration } from '@mikro-orm/migrations';

/** Enrolments whose learner began the course again (RUN-1, ADR 150). */
export class Migration20261127T1479_ended_enrollments extends Migration {
  override up(): void {
    this.addSql(`
      create table ended_enrollments (
        id uuid not null default gen_random_uuid() primary key,
        user_id uuid not null constraint ended_enrollments_user_id_foreign references users (id) on delete cascade,
        course_id uuid not null
          constraint ended_enrollments_course_id_foreign references courses (id) on delete restrict,
        progress numeric(5, 2) not null,
        completed_at timestamptz(3) not null,
        enrolled_at timestamptz(3) not null,
        last_activity_at timestamptz(3) null,
        ended_at timestamptz(3) not null default now()
      )
    `);
    this.addSql(
      `create index ended_enrollments_user_id_course_id_index on ended_enrollments (user_id, course_id, enrolled_at)`,
    );
    this.addSql(`create index ended_enrollments_course_id_index on ended_enrollments (course_id)`);
  }

  override down(): void {
    this.addSql(`drop table ended_enrollments`);
  }
}
