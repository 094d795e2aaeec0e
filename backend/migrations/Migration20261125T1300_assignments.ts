import { Migration } from '@mikro-orm/migrations';

/** Assignments, what learners hand in for them round by round, and marks with their history (ASG-1, ASG-2). */
export class Migration20261125T1300_assignments extends Migration {
  override up(): void {
    this.addSql(`
      create table assignments (
        id uuid default gen_random_uuid() primary key,
        course_id uuid not null,
        lesson_id uuid,
        title_ar text not null,
        title_en text not null,
        task_ar text not null,
        task_en text not null,
        accepts jsonb not null,
        due_at timestamptz(3),
        late_rule text not null default 'accepted',
        accepted_until timestamptz(3),
        percent_per_day numeric(5,2) not null default '0',
        resubmissions integer not null default 1,
        pass_mark numeric(5,2) not null default '60',
        rubric jsonb not null,
        is_required boolean not null default true,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint assignments_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint assignments_lesson_id_foreign foreign key (lesson_id) references lessons (id) on delete set null,
        constraint assignments_late_rule_check check (late_rule in ('refused', 'accepted')),
        constraint assignments_percent_per_day_check check (percent_per_day >= 0 and percent_per_day <= 100),
        constraint assignments_resubmissions_check check (resubmissions >= 0),
        constraint assignments_pass_mark_check check (pass_mark > 0 and pass_mark <= 100)
      )
    `);
    this.addSql(`create index assignments_course_index on assignments (course_id, created_at, id)`);
    this.addSql(`create index assignments_lesson_id_index on assignments (lesson_id)`);
    this.addSql(`
      create table assignment_extensions (
        id uuid default gen_random_uuid() primary key,
        assignment_id uuid not null,
        user_id uuid not null,
        due_at timestamptz(3) not null,
        reason text,
        granted_by uuid,
        granted_at timestamptz(3) not null default now(),
        constraint assignment_extensions_assignment_id_foreign
          foreign key (assignment_id) references assignments (id) on delete cascade,
        constraint assignment_extensions_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint assignment_extensions_granted_by_foreign
          foreign key (granted_by) references users (id) on delete set null,
        constraint assignment_extensions_assignment_id_user_id_unique unique (assignment_id, user_id)
      )
    `);
    this.addSql(`create index assignment_extensions_user_id_index on assignment_extensions (user_id)`);
    this.addSql(`create index assignment_extensions_granted_by_index on assignment_extensions (granted_by)`);
    this.addSql(`
      create table submissions (
        id uuid default gen_random_uuid() primary key,
        assignment_id uuid not null,
        user_id uuid not null,
        round integer not null,
        state text not null default 'draft',
        text text not null default '',
        links jsonb not null default '[]'::jsonb,
        version integer not null default 1,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        handed_in_at timestamptz(3),
        due_at timestamptz(3),
        days_late integer not null default 0,
        percent_per_day numeric(5,2) not null default '0',
        pass_mark numeric(5,2),
        rubric jsonb,
        score numeric(5,2),
        has_passed boolean,
        marked_at timestamptz(3),
        constraint submissions_assignment_id_foreign
          foreign key (assignment_id) references assignments (id) on delete cascade,
        constraint submissions_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint submissions_assignment_id_user_id_round_unique unique (assignment_id, user_id, round),
        constraint submissions_state_check check (state in ('draft', 'waiting', 'marked', 'returned')),
        constraint submissions_round_check check (round > 0),
        constraint submissions_days_late_check check (days_late >= 0),
        constraint submissions_score_check check (score >= 0 and score <= 100),
        constraint submissions_handed_in_check check (
          (state = 'draft') = (handed_in_at is null) and (state = 'draft') = (rubric is null)
          and (state = 'draft') = (pass_mark is null)),
        constraint submissions_marked_check check (
          (state = 'marked') = (score is not null) and (score is null) = (has_passed is null)
          and (score is null) = (marked_at is null))
      )
    `);
    this.addSql(`create unique index submissions_one_open_unique
      on submissions (assignment_id, user_id) where state in ('draft', 'waiting')`);
    this.addSql(`create index submissions_user_id_index on submissions (user_id)`);
    this.addSql(`create index submissions_waiting_index on submissions (handed_in_at, id) where state = 'waiting'`);
    this.addSql(`
      create table submission_files (
        id uuid default gen_random_uuid() primary key,
        submission_id uuid not null,
        file_id uuid not null,
        is_photo boolean not null,
        added_at timestamptz(3) not null default now(),
        constraint submission_files_submission_id_foreign
          foreign key (submission_id) references submissions (id) on delete cascade,
        constraint submission_files_file_id_foreign
          foreign key (file_id) references stored_files (id) on delete cascade,
        constraint submission_files_submission_id_file_id_unique unique (submission_id, file_id)
      )
    `);
    this.addSql(`create index submission_files_file_id_index on submission_files (file_id)`);
    this.addSql(`
      create table submission_marks (
        id uuid default gen_random_uuid() primary key,
        submission_id uuid not null,
        number integer not null,
        levels jsonb not null,
        points integer not null,
        maximum integer not null,
        score numeric(5,2) not null,
        has_passed boolean not null,
        comment text not null,
        notes jsonb not null default '[]'::jsonb,
        reason text,
        marked_by uuid,
        marked_at timestamptz(3) not null default now(),
        constraint submission_marks_submission_id_foreign
          foreign key (submission_id) references submissions (id) on delete cascade,
        constraint submission_marks_marked_by_foreign foreign key (marked_by) references users (id) on delete set null,
        constraint submission_marks_submission_id_number_unique unique (submission_id, number),
        constraint submission_marks_number_check check (number > 0),
        constraint submission_marks_points_check check (points >= 0 and points <= maximum),
        constraint submission_marks_score_check check (score >= 0 and score <= 100),
        constraint submission_marks_reason_check check ((number = 1) = (reason is null))
      )
    `);
    this.addSql(`create index submission_marks_marked_by_index on submission_marks (marked_by)`);
    this.addSql(`
      create table submission_answers (
        id uuid default gen_random_uuid() primary key,
        submission_id uuid not null,
        user_id uuid,
        text text not null,
        created_at timestamptz(3) not null default now(),
        constraint submission_answers_submission_id_foreign
          foreign key (submission_id) references submissions (id) on delete cascade,
        constraint submission_answers_user_id_foreign foreign key (user_id) references users (id) on delete set null
      )
    `);
    this.addSql(`create index submission_answers_submission_id_index on submission_answers (submission_id)`);
    this.addSql(`create index submission_answers_user_id_index on submission_answers (user_id)`);
  }

  override down(): void {
    for (const table of [
      'submission_answers',
      'submission_marks',
      'submission_files',
      'submissions',
      'assignment_extensions',
      'assignments',
    ])
      this.addSql(`drop table ${table}`);
  }
}
