import { Migration } from '@mikro-orm/migrations';

/** Lessons and the files beside them (CRS-4). */
export class Migration20261121T0009_lessons extends Migration {
  override up(): void {
    this.addSql(`
      create table lessons (
        id uuid default gen_random_uuid() primary key,
        course_id uuid not null,
        title_ar text not null,
        title_en text not null,
        description_ar text,
        description_en text,
        video_url text,
        duration int,
        order_index int not null,
        created_at timestamptz(3) not null default now(),
        slug text,
        content_ar text,
        content_en text,
        quiz jsonb,
        updated_at timestamptz(3) not null default now(),
        constraint lessons_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint lessons_course_id_slug_unique unique (course_id, slug),
        constraint lessons_duration_check check (duration >= 0),
        constraint lessons_order_index_check check (order_index >= 0)
      )
    `);
    this.addSql(`create index lessons_course_id_order_index_index on lessons (course_id, order_index)`);
    this.addSql(`
      create table lesson_attachments (
        id uuid default gen_random_uuid() primary key,
        lesson_id uuid not null,
        file_id uuid not null,
        name text not null,
        order_index int not null default 0,
        constraint lesson_attachments_lesson_id_foreign foreign key (lesson_id) references lessons (id) on delete cascade,
        constraint lesson_attachments_file_id_foreign foreign key (file_id) references stored_files (id) on delete restrict
      )
    `);
    this.addSql(
      `create index lesson_attachments_lesson_id_order_index_index on lesson_attachments (lesson_id, order_index)`,
    );
    this.addSql(`create index lesson_attachments_file_id_index on lesson_attachments (file_id)`);
  }

  override down(): void {
    this.addSql(`drop table lesson_attachments`);
    this.addSql(`drop table lessons`);
  }
}
