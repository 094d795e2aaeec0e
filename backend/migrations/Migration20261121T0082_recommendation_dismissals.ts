import { Migration } from '@mikro-orm/migrations';

/** Which courses somebody does not want recommended, and why (REC-1). */
export class Migration20261121T0082_recommendation_dismissals extends Migration {
  override up(): void {
    this.addSql(`
      create table recommendation_dismissals (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        course_id uuid not null,
        reason text not null,
        created_at timestamptz(3) not null default now(),
        constraint recommendation_dismissals_user_id_foreign foreign key (user_id)
          references users (id) on delete cascade,
        constraint recommendation_dismissals_course_id_foreign foreign key (course_id)
          references courses (id) on delete cascade,
        constraint recommendation_dismissals_user_id_course_id_unique unique (user_id, course_id),
        constraint recommendation_dismissals_reason_check check (reason in ('not-for-me', 'already-know', 'not-now'))
      )
    `);
    this.addSql(`create index recommendation_dismissals_course_id_index on recommendation_dismissals (course_id)`);
  }

  override down(): void {
    this.addSql(`drop table recommendation_dismissals`);
  }
}
