import { Migration } from '@mikro-orm/migrations';

/** Gradebooks of courses: categories, items, what was entered by hand, and the history of all of it (GRD-1, EVD-3). */
export class Migration20261125T1435_grades extends Migration {
  override up(): void {
    this.addSql(`
      create table grade_books (
        id uuid default gen_random_uuid() primary key,
        course_id uuid not null,
        version integer not null default 0,
        updated_at timestamptz(3) not null default now(),
        constraint grade_books_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint grade_books_course_id_unique unique (course_id),
        constraint grade_books_version_check check (version >= 0)
      )
    `);
    this.addSql(`
      create table grade_categories (
        id uuid default gen_random_uuid() primary key,
        course_id uuid not null,
        title_ar text not null,
        title_en text not null,
        weight numeric(5,2) not null,
        drop_lowest integer not null default 0,
        takes text,
        position integer not null,
        constraint grade_categories_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint grade_categories_course_id_takes_unique unique (course_id, takes),
        constraint grade_categories_weight_check check (weight >= 0 and weight <= 100),
        constraint grade_categories_drop_lowest_check check (drop_lowest >= 0),
        constraint grade_categories_takes_check check (takes in ('quiz', 'assignment'))
      )
    `);
    this.addSql(`
      create table grade_items (
        id uuid default gen_random_uuid() primary key,
        course_id uuid not null,
        kind text not null,
        lesson_id uuid,
        assignment_id uuid,
        category_id uuid,
        is_placed boolean not null default false,
        title_ar text,
        title_en text,
        points numeric(7,2) not null default '100',
        created_at timestamptz(3) not null default now(),
        constraint grade_items_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint grade_items_lesson_id_foreign foreign key (lesson_id) references lessons (id) on delete cascade,
        constraint grade_items_assignment_id_foreign
          foreign key (assignment_id) references assignments (id) on delete cascade,
        constraint grade_items_category_id_foreign
          foreign key (category_id) references grade_categories (id) on delete set null,
        constraint grade_items_lesson_id_unique unique (lesson_id),
        constraint grade_items_assignment_id_unique unique (assignment_id),
        constraint grade_items_kind_check check (kind in ('quiz', 'assignment', 'manual')),
        constraint grade_items_points_check check (points > 0),
        constraint grade_items_source_check check (
          (kind = 'quiz') = (lesson_id is not null) and (kind = 'assignment') = (assignment_id is not null)
          and (kind = 'manual') = (title_ar is not null) and (kind = 'manual') = (title_en is not null))
      )
    `);
    this.addSql(`create index grade_items_course_index on grade_items (course_id, created_at, id)`);
    this.addSql(`create index grade_items_category_id_index on grade_items (category_id)`);
    this.addSql(`
      create table grade_entries (
        id uuid default gen_random_uuid() primary key,
        item_id uuid not null,
        user_id uuid not null,
        score numeric(7,2),
        is_excused boolean not null default false,
        reason text,
        version integer not null default 1,
        changed_by uuid,
        changed_at timestamptz(3) not null default now(),
        constraint grade_entries_item_id_foreign foreign key (item_id) references grade_items (id) on delete cascade,
        constraint grade_entries_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint grade_entries_changed_by_foreign foreign key (changed_by) references users (id) on delete set null,
        constraint grade_entries_item_id_user_id_unique unique (item_id, user_id),
        constraint grade_entries_score_check check (score >= 0),
        constraint grade_entries_excused_check check (not is_excused or score is null),
        constraint grade_entries_version_check check (version > 0)
      )
    `);
    this.addSql(`create index grade_entries_user_id_index on grade_entries (user_id)`);
    this.addSql(`create index grade_entries_changed_by_index on grade_entries (changed_by)`);
    this.addSql(`
      create table grade_changes (
        id uuid default gen_random_uuid() primary key,
        course_id uuid not null,
        kind text not null,
        way text not null default 'screen',
        item_id uuid,
        item_title_ar text,
        item_title_en text,
        user_id uuid,
        before jsonb not null,
        after jsonb not null,
        reason text,
        changed_by uuid,
        changed_at timestamptz(3) not null default now(),
        constraint grade_changes_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint grade_changes_item_id_foreign foreign key (item_id) references grade_items (id) on delete set null,
        constraint grade_changes_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint grade_changes_changed_by_foreign foreign key (changed_by) references users (id) on delete set null,
        constraint grade_changes_kind_check check (kind in ('marked', 'excused', 'cleared', 'settings')),
        constraint grade_changes_way_check check (way in ('screen', 'file'))
      )
    `);
    this.addSql(`create index grade_changes_course_index on grade_changes (course_id, changed_at desc, id desc)`);
    this.addSql(`create index grade_changes_item_id_index on grade_changes (item_id)`);
    this.addSql(`create index grade_changes_user_id_index on grade_changes (user_id)`);
    this.addSql(`create index grade_changes_changed_by_index on grade_changes (changed_by)`);
    this.addSql(`
      create function refuse_changed_grade_history() returns trigger language plpgsql as $$
      begin
        raise exception 'The history of grades never changes' using errcode = 'check_violation';
      end $$
    `);
    this.addSql(`
      create trigger grade_changes_never_change before update on grade_changes for each row
        when (old.before is distinct from new.before or old.after is distinct from new.after
              or old.reason is distinct from new.reason or old.kind <> new.kind or old.course_id <> new.course_id
              or old.user_id is distinct from new.user_id or old.changed_at <> new.changed_at)
        execute function refuse_changed_grade_history()
    `);
  }

  override down(): void {
    for (const table of ['grade_changes', 'grade_entries', 'grade_items', 'grade_categories', 'grade_books'])
      this.addSql(`drop table ${table}`);
    this.addSql(`drop function refuse_changed_grade_history`);
  }
}
