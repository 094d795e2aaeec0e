import { Migration } from '@mikro-orm/migrations';

/** Questions that assess skills, attempts at them and their answers (ASM-1). */
export class Migration20261121T0062_assessments extends Migration {
  override up(): void {
    this.addSql(`
      create table assessment_items (
        id text primary key,
        skill_id text not null,
        kind text not null,
        order_index int not null,
        topic text not null,
        stem_ar text not null,
        stem_en text not null,
        options jsonb not null,
        right_option_id text not null,
        explanation_ar text not null,
        explanation_en text not null,
        difficulty numeric(5,3) not null,
        answers_count int not null default 0,
        is_live boolean not null default true,
        constraint assessment_items_skill_id_foreign foreign key (skill_id) references skills (id) on delete restrict,
        constraint assessment_items_kind_check check (kind in ('quick', 'placement')),
        constraint assessment_items_difficulty_check check (difficulty >= -4 and difficulty <= 4),
        constraint assessment_items_answers_count_check check (answers_count >= 0)
      )
    `);
    this.addSql(`create index assessment_items_skill_id_index on assessment_items (skill_id, kind, order_index)`);
    this.attempts();
    this.answers();
  }

  override down(): void {
    this.addSql(`drop table assessment_answers`);
    this.addSql(`drop table assessment_attempts`);
    this.addSql(`drop table assessment_items`);
  }

  private attempts(): void {
    this.addSql(`
      create table assessment_attempts (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        skill_id text not null,
        kind text not null,
        status text not null default 'open',
        current_item_id text,
        started_at timestamptz(3) not null default now(),
        finished_at timestamptz(3),
        score int,
        level int,
        confidence numeric(3,2),
        ability numeric(5,3),
        standard_error numeric(4,3),
        is_counted boolean not null default false,
        constraint assessment_attempts_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint assessment_attempts_skill_id_foreign foreign key (skill_id) references skills (id) on delete restrict,
        constraint assessment_attempts_current_item_id_foreign
          foreign key (current_item_id) references assessment_items (id) on delete restrict,
        constraint assessment_attempts_kind_check check (kind in ('quick', 'placement')),
        constraint assessment_attempts_status_check check (status in ('open', 'finished', 'abandoned')),
        constraint assessment_attempts_score_check check (score >= 0 and score <= 100),
        constraint assessment_attempts_level_check check (level >= 1 and level <= 5),
        constraint assessment_attempts_confidence_check check (confidence >= 0 and confidence <= 1)
      )
    `);
    this.addSql(`
      create index assessment_attempts_user_id_started_at_index
        on assessment_attempts (user_id, skill_id, started_at desc, id desc)
    `);
    this.addSql(`create index assessment_attempts_skill_id_index on assessment_attempts (skill_id)`);
    this.addSql(`create index assessment_attempts_current_item_id_index on assessment_attempts (current_item_id)`);
    this.addSql(`
      create unique index assessment_attempts_one_open_unique
        on assessment_attempts (user_id, skill_id, kind) where (status = 'open')
    `);
  }

  private answers(): void {
    this.addSql(`
      create table assessment_answers (
        id uuid default gen_random_uuid() primary key,
        attempt_id uuid not null,
        item_id text not null,
        position int not null,
        option_id text,
        is_right boolean not null,
        difficulty numeric(5,3) not null,
        is_calibrating boolean not null default false,
        answered_at timestamptz(3) not null default now(),
        constraint assessment_answers_attempt_id_foreign
          foreign key (attempt_id) references assessment_attempts (id) on delete cascade,
        constraint assessment_answers_item_id_foreign
          foreign key (item_id) references assessment_items (id) on delete restrict,
        constraint assessment_answers_attempt_id_item_id_unique unique (attempt_id, item_id),
        constraint assessment_answers_attempt_id_position_unique unique (attempt_id, position)
      )
    `);
    this.addSql(`create index assessment_answers_item_id_index on assessment_answers (item_id)`);
  }
}
