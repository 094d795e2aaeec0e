import { Migration } from '@mikro-orm/migrations';

/** Who may need help in a course of many learners, as a task found them (ANL-2, SCL-1, ADR 111). */
export class Migration20261126T1702_learners_at_risk extends Migration {
  override up(): void {
    this.addSql(`
      create table learners_at_risk (
        course_id uuid not null,
        user_id uuid not null,
        place integer not null,
        progress numeric(5, 2) not null,
        enrolled_at timestamptz(3) not null,
        seen_at timestamptz(3) not null,
        reasons jsonb not null,
        primary key (course_id, user_id),
        constraint learners_at_risk_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint learners_at_risk_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint learners_at_risk_course_id_place_unique unique (course_id, place)
      )
    `);
    this.addSql(`create index learners_at_risk_user_id_index on learners_at_risk (user_id)`);
  }

  override down(): void {
    this.addSql(`drop table learners_at_risk`);
  }
}
