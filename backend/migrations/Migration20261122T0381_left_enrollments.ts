import { Migration } from '@mikro-orm/migrations';

/** Enrolments that their learners ended, kept for a year in case they come back (LRN-2). */
export class Migration20261122T0381_left_enrollments extends Migration {
  override up(): void {
    this.addSql(`
      create table left_enrollments (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        course_id uuid not null,
        progress numeric(5, 2) not null,
        completed_at timestamptz(3) null,
        enrolled_at timestamptz(3) not null,
        last_activity_at timestamptz(3) null,
        left_at timestamptz(3) not null default now(),
        constraint left_enrollments_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint left_enrollments_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint left_enrollments_course_id_user_id_unique unique (course_id, user_id)
      )
    `);
    this.addSql(`create index left_enrollments_user_id_index on left_enrollments (user_id)`);
  }

  /** Who left is enrolled again: nothing of what they learned is lost. */
  override down(): void {
    this.addSql(`
      insert into enrollments (id, user_id, course_id, progress, completed_at, enrolled_at, last_activity_at)
      select id, user_id, course_id, progress, completed_at, enrolled_at, last_activity_at from left_enrollments
    `);
    this.addSql(`
      update courses c set students_count = students_count + came.back
        from (select course_id, count(*) as back from left_enrollments group by 1) came where came.course_id = c.id
    `);
    this.addSql(`drop table left_enrollments`);
  }
}
