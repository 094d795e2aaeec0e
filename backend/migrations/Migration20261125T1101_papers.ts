import { Migration } from '@mikro-orm/migrations';

/** Rules of quizzes, attempts as papers, wishes for another attempt, and what looks odd to who teaches (EVD-2, EVD-5). */
export class Migration20261125T1101_papers extends Migration {
  override up(): void {
    this.addSql(`
      create table quiz_rules (
        id uuid default gen_random_uuid() primary key,
        lesson_id uuid not null,
        is_practice boolean not null default false,
        pass_mark numeric(5,2) not null default 70.00,
        attempts integer not null default 3,
        pause_minutes integer not null default 10,
        time_limit_minutes integer,
        counting text not null default 'best',
        updated_at timestamptz(3) not null default now(),
        constraint quiz_rules_lesson_id_foreign foreign key (lesson_id) references lessons (id) on delete cascade,
        constraint quiz_rules_lesson_id_unique unique (lesson_id),
        constraint quiz_rules_pass_mark_check check (pass_mark > 0 and pass_mark <= 100),
        constraint quiz_rules_attempts_check check (attempts > 0),
        constraint quiz_rules_pause_minutes_check check (pause_minutes >= 0),
        constraint quiz_rules_time_limit_minutes_check check (time_limit_minutes > 0),
        constraint quiz_rules_counting_check check (counting in ('best', 'last', 'mean'))
      )
    `);
    this.addSql(`
      create table papers (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        lesson_id uuid not null,
        course_id uuid not null,
        number integer not null,
        questions jsonb not null,
        pass_mark numeric(5,2) not null,
        started_at timestamptz(3) not null default now(),
        ends_at timestamptz(3),
        submitted_at timestamptz(3),
        score numeric(5,2),
        has_passed boolean,
        constraint papers_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint papers_lesson_id_foreign foreign key (lesson_id) references lessons (id) on delete cascade,
        constraint papers_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint papers_user_id_lesson_id_number_unique unique (user_id, lesson_id, number),
        constraint papers_number_check check (number > 0),
        constraint papers_score_check check (score >= 0 and score <= 100),
        constraint papers_submitted_check
          check ((submitted_at is null) = (score is null) and (submitted_at is null) = (has_passed is null))
      )
    `);
    this.addSql(`create unique index papers_one_open_unique on papers (user_id, lesson_id) where submitted_at is null`);
    this.addSql(`create index papers_lesson_id_index on papers (lesson_id)`);
    this.addSql(`create index papers_course_id_index on papers (course_id)`);
    this.addSql(`
      create table paper_answers (
        id uuid default gen_random_uuid() primary key,
        paper_id uuid not null,
        question_id text not null,
        answer jsonb not null,
        answered_at timestamptz(3) not null,
        device text not null,
        constraint paper_answers_paper_id_foreign foreign key (paper_id) references papers (id) on delete cascade,
        constraint paper_answers_paper_id_question_id_unique unique (paper_id, question_id)
      )
    `);
    this.addSql(`
      create table attempt_requests (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        lesson_id uuid not null,
        note text,
        state text not null default 'asked',
        asked_at timestamptz(3) not null default now(),
        decided_by uuid,
        decided_at timestamptz(3),
        reason text,
        constraint attempt_requests_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint attempt_requests_lesson_id_foreign foreign key (lesson_id) references lessons (id) on delete cascade,
        constraint attempt_requests_decided_by_foreign
          foreign key (decided_by) references users (id) on delete set null,
        constraint attempt_requests_state_check check (state in ('asked', 'granted', 'declined')),
        constraint attempt_requests_decided_check check ((state = 'asked') = (decided_at is null))
      )
    `);
    this.addSql(`create unique index attempt_requests_one_asked_unique
      on attempt_requests (user_id, lesson_id) where state = 'asked'`);
    this.addSql(
      `create index attempt_requests_asked_at_index on attempt_requests (asked_at, id) where state = 'asked'`,
    );
    this.addSql(`create index attempt_requests_user_id_lesson_id_index on attempt_requests (user_id, lesson_id)`);
    this.addSql(`create index attempt_requests_lesson_id_index on attempt_requests (lesson_id)`);
    this.addSql(`create index attempt_requests_decided_by_index on attempt_requests (decided_by)`);
    this.addSql(`
      create table learning_signs (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        course_id uuid not null,
        lesson_id uuid not null,
        kind text not null,
        times integer not null default 1,
        noticed_at timestamptz(3) not null default now(),
        constraint learning_signs_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint learning_signs_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint learning_signs_lesson_id_foreign foreign key (lesson_id) references lessons (id) on delete cascade,
        constraint learning_signs_user_id_lesson_id_kind_unique unique (user_id, lesson_id, kind),
        constraint learning_signs_kind_check check (kind in ('several-devices', 'answer-after-end', 'changed-replay')),
        constraint learning_signs_times_check check (times > 0)
      )
    `);
    this.addSql(`create index learning_signs_course_id_noticed_at_index
      on learning_signs (course_id, noticed_at desc, id desc)`);
    this.addSql(`create index learning_signs_lesson_id_index on learning_signs (lesson_id)`);
  }

  override down(): void {
    for (const table of ['learning_signs', 'attempt_requests', 'paper_answers', 'papers', 'quiz_rules'])
      this.addSql(`drop table ${table}`);
  }
}
