import { Migration } from '@mikro-orm/migrations';

/** Trained models, so that every server process and every start finds the newest one (REC-2). */
export class Migration20261121T0080_recommendation_models extends Migration {
  override up(): void {
    this.addSql(`
      create table recommendation_models (
        id uuid default gen_random_uuid() primary key,
        course_ids uuid[] not null,
        weights bytea not null,
        tuning jsonb not null,
        calibration jsonb not null,
        learners_count int not null,
        enrollments_count int not null,
        training_ms int not null,
        created_at timestamptz(3) not null default now()
      )
    `);
    // Random numbers do not shrink; trying costs time.
    this.addSql(`alter table recommendation_models alter column weights set storage external`);
  }

  override down(): void {
    this.addSql(`drop table recommendation_models`);
  }
}
