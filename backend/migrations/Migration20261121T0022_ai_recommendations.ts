import { Migration } from '@mikro-orm/migrations';

/** Suggestions of the trained model (REC-2). */
export class Migration20261121T0022_ai_recommendations extends Migration {
  override up(): void {
    this.addSql(`
      create table ai_recommendations (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        course_id uuid not null,
        score numeric(5,3) not null,
        reasoning text,
        created_at timestamptz(3) not null default now(),
        constraint ai_recommendations_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint ai_recommendations_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint ai_recommendations_user_id_course_id_unique unique (user_id, course_id),
        constraint ai_recommendations_score_check check (score >= 0 and score <= 1)
      )
    `);
    this.addSql(`create index ai_recommendations_user_id_score_index on ai_recommendations (user_id, score desc, id)`);
    this.addSql(`create index ai_recommendations_course_id_index on ai_recommendations (course_id)`);
  }

  override down(): void {
    this.addSql(`drop table ai_recommendations`);
  }
}
