import { Migration } from '@mikro-orm/migrations';

/** Banks of questions with versions that nobody changes afterwards (QB-1). */
export class Migration20261125T1210_question_banks extends Migration {
  override up(): void {
    this.addSql(`
      create table question_banks (
        id uuid not null default gen_random_uuid() primary key,
        name text not null,
        course_id uuid null constraint question_banks_course_id_foreign references courses (id) on delete cascade,
        owner_id uuid null constraint question_banks_owner_id_foreign references users (id) on delete cascade,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint question_banks_belongs_check check (num_nonnulls(course_id, owner_id) = 1)
      )
    `);
    this.addSql(`create index question_banks_created_at_index on question_banks (created_at desc, id desc)`);
    this.addSql(`create index question_banks_course_id_index on question_banks (course_id)`);
    this.addSql(`create index question_banks_owner_id_index on question_banks (owner_id)`);
    this.addSql(`
      create table question_bank_shares (
        id uuid not null default gen_random_uuid() primary key,
        bank_id uuid not null constraint question_bank_shares_bank_id_foreign references question_banks (id) on delete cascade,
        user_id uuid not null constraint question_bank_shares_user_id_foreign references users (id) on delete cascade,
        permission text not null,
        created_at timestamptz(3) not null default now(),
        constraint question_bank_shares_bank_id_user_id_unique unique (bank_id, user_id),
        constraint question_bank_shares_permission_check check (permission in ('use', 'edit'))
      )
    `);
    this.addSql(`create index question_bank_shares_user_id_index on question_bank_shares (user_id)`);
    this.addSql(`
      create table questions (
        id uuid not null default gen_random_uuid() primary key,
        bank_id uuid not null constraint questions_bank_id_foreign references question_banks (id) on delete cascade,
        kind text not null,
        name text not null,
        tags text[] not null,
        difficulty text not null,
        state text not null,
        version int not null default 1,
        words text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint questions_kind_check check (kind in ('single', 'multiple', 'true-false', 'short-text', 'number',
          'matching', 'ordering', 'cloze', 'hotspot', 'calculated')),
        constraint questions_difficulty_check check (difficulty in ('easy', 'medium', 'hard')),
        constraint questions_state_check check (state in ('draft', 'ready', 'archived'))
      )
    `);
    this.addSql(`create index questions_bank_id_created_at_index on questions (bank_id, created_at desc, id desc)`);
    this.addSql(`
      create table question_versions (
        id uuid not null default gen_random_uuid() primary key,
        question_id uuid not null constraint question_versions_question_id_foreign references questions (id) on delete cascade,
        version int not null,
        content jsonb not null,
        author_id uuid null constraint question_versions_author_id_foreign references users (id) on delete set null,
        created_at timestamptz(3) not null default now(),
        constraint question_versions_question_id_version_unique unique (question_id, version)
      )
    `);
    this.addSql(`create index question_versions_author_id_index on question_versions (author_id)`);
    // Papers and statistics mean the version that they name.
    this.addSql(`
      create function refuse_changed_question_version() returns trigger language plpgsql as $$
      begin
        raise exception 'A version of a question never changes' using errcode = 'check_violation';
      end $$
    `);
    this.addSql(`
      create trigger question_versions_never_change before update on question_versions for each row
        when (old.content is distinct from new.content or old.version <> new.version or old.question_id <> new.question_id)
        execute function refuse_changed_question_version()
    `);
  }

  override down(): void {
    this.addSql(`drop table question_versions`);
    this.addSql(`drop function refuse_changed_question_version`);
    this.addSql(`drop table questions`);
    this.addSql(`drop table question_bank_shares`);
    this.addSql(`drop table question_banks`);
  }
}
