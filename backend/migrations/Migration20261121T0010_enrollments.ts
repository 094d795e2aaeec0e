import { Migration } from '@mikro-orm/migrations';

/** Who learns what, once per course (ENR-2). */
export class Migration20261121T0010_enrollments extends Migration {
  override up(): void {
    this.addSql(`
      create table enrollments (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        course_id uuid not null,
        progress numeric(5,2) not null default '0',
        completed_at timestamptz(3),
        enrolled_at timestamptz(3) not null default now(),
        price_paid numeric(10,2) not null default '0',
        last_activity_at timestamptz(3),
        constraint enrollments_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint enrollments_course_id_foreign foreign key (course_id) references courses (id) on delete restrict,
        constraint enrollments_user_id_course_id_unique unique (user_id, course_id),
        constraint enrollments_progress_check check (progress >= 0 and progress <= 100),
        constraint enrollments_price_paid_check check (price_paid >= 0)
      )
    `);
    this.addSql(
      `create index enrollments_user_id_enrolled_at_index on enrollments (user_id, enrolled_at desc, id desc)`,
    );
    this.addSql(`create index enrollments_course_id_enrolled_at_index on enrollments (course_id, enrolled_at desc)`);
    this.addSql(`create index enrollments_enrolled_at_index on enrollments (enrolled_at desc, id desc)`);
  }

  override down(): void {
    this.addSql(`drop table enrollments`);
  }
}
