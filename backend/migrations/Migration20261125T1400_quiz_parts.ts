import { Migration } from '@mikro-orm/migrations';

/** Quizzes that ask questions of banks, what papers drew, and what their answers say of the questions (QB-2, QB-4, EVD-4). */
export class Migration20261125T1400_quiz_parts extends Migration {
  override up(): void {
    this.addSql(`alter table lessons add column draws_questions boolean not null default false`);
    this.addSql(`
      create table quiz_parts (
        id uuid not null default gen_random_uuid() primary key,
        lesson_id uuid not null constraint quiz_parts_lesson_id_foreign references lessons (id) on delete cascade,
        place int not null,
        question_id uuid null constraint quiz_parts_question_id_foreign references questions (id) on delete cascade,
        bank_id uuid null constraint quiz_parts_bank_id_foreign references question_banks (id) on delete cascade,
        tag text null,
        difficulty text null,
        count int null,
        constraint quiz_parts_lesson_id_place_unique unique (lesson_id, place),
        constraint quiz_parts_lesson_id_question_id_unique unique (lesson_id, question_id),
        constraint quiz_parts_difficulty_check check (difficulty in ('easy', 'medium', 'hard')),
        constraint quiz_parts_place_check check (place >= 0),
        constraint quiz_parts_count_check check (count >= 1 and count <= 100),
        constraint quiz_parts_kind_check check (num_nonnulls(question_id, bank_id) = 1
          and (bank_id is null) = (count is null) and (bank_id is not null or num_nonnulls(tag, difficulty) = 0))
      )
    `);
    this.addSql(`create index quiz_parts_bank_id_index on quiz_parts (bank_id)`);
    this.addSql(`create index quiz_parts_question_id_index on quiz_parts (question_id)`);
    // Parts also go with their bank: whatever takes them away, lessons know whether they still have any.
    this.addSql(`
      create function keep_draws_questions() returns trigger language plpgsql as $$
      declare
        changed uuid := case when tg_op = 'DELETE' then old.lesson_id else new.lesson_id end;
        draws boolean := exists (select from quiz_parts where lesson_id = changed);
      begin
        update lessons set draws_questions = draws where id = changed and draws_questions <> draws;
        return null;
      end $$
    `);
    this.addSql(`
      create trigger quiz_parts_keep_draws_questions after insert or delete on quiz_parts for each row
        execute function keep_draws_questions()
    `);
    this.addSql(`alter table papers add column drawn int not null default 0`);
    this.addSql(`alter table papers add column drawn_from int not null default 0`);
    this.addSql(`alter table papers add constraint papers_drawn_check check (drawn >= 0 and drawn_from >= drawn)`);
    this.addSql(`
      create table item_answers (
        id uuid not null default gen_random_uuid() primary key,
        paper_id uuid not null constraint item_answers_paper_id_foreign references papers (id) on delete cascade,
        question_id uuid not null constraint item_answers_question_id_foreign references questions (id) on delete cascade,
        version int not null,
        share numeric(5,4) not null,
        rest numeric(5,4) null,
        chosen text[] not null,
        seconds int null,
        constraint item_answers_paper_id_question_id_unique unique (paper_id, question_id),
        constraint item_answers_share_check check (share >= 0 and share <= 1),
        constraint item_answers_rest_check check (rest >= 0 and rest <= 1),
        constraint item_answers_seconds_check check (seconds >= 0)
      )
    `);
    this.addSql(`create index item_answers_question_id_index on item_answers (question_id)`);
  }

  override down(): void {
    this.addSql(`drop table item_answers`);
    this.addSql(`alter table papers drop column drawn, drop column drawn_from`);
    this.addSql(`drop table quiz_parts`);
    this.addSql(`drop function keep_draws_questions`);
    this.addSql(`alter table lessons drop column draws_questions`);
  }
}
