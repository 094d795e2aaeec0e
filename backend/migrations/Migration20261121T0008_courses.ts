import { Migration } from '@mikro-orm/migrations';

/** Courses, indexed for each order of the public list (CRS-7). */
export class Migration20261121T0008_courses extends Migration {
  override up(): void {
    this.addSql(`
      create table courses (
        id uuid default gen_random_uuid() primary key,
        title_ar text not null,
        title_en text not null,
        description_ar text not null,
        description_en text not null,
        thumbnail_url text,
        instructor_id uuid,
        category_id text not null,
        difficulty text not null,
        duration_hours int not null,
        price numeric(10,2) not null default '0',
        rating numeric(3,2) not null default '0',
        students_count int not null default 0,
        is_published boolean not null default false,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        slug text,
        learning_points jsonb not null default '[]',
        requirements jsonb not null default '[]',
        skills jsonb not null default '[]',
        requires_review boolean not null default false,
        lessons_count int not null default 0,
        reviews_count int not null default 0,
        license text,
        source text,
        published_at timestamptz(3),
        constraint courses_instructor_id_foreign foreign key (instructor_id) references users (id) on delete set null,
        constraint courses_category_id_foreign foreign key (category_id) references categories (id) on delete restrict,
        constraint courses_slug_unique unique (slug),
        constraint courses_duration_hours_check check (duration_hours >= 0),
        constraint courses_price_check check (price >= 0),
        constraint courses_rating_check check (rating >= 0 and rating <= 5),
        constraint courses_counts_check check (students_count >= 0 and lessons_count >= 0 and reviews_count >= 0),
        constraint courses_difficulty_check check (difficulty in ('beginner', 'intermediate', 'advanced'))
      )
    `);
    this.addSql(`create index courses_newest_index on courses (created_at desc, id desc) where is_published`);
    this.addSql(`create index courses_popular_index on courses (students_count desc, id desc) where is_published`);
    this.addSql(`create index courses_rating_index on courses (rating desc, id desc) where is_published`);
    this.addSql(
      `create index courses_category_newest_index on courses (category_id, created_at desc, id desc) where is_published`,
    );
    this.addSql(
      `create index courses_category_popular_index on courses (category_id, students_count desc, id desc) where is_published`,
    );
    this.addSql(
      `create index courses_category_rating_index on courses (category_id, rating desc, id desc) where is_published`,
    );
    this.addSql(`create index courses_category_id_index on courses (category_id)`);
    this.addSql(`create index courses_instructor_id_index on courses (instructor_id, created_at desc, id desc)`);
    this.addSql(`create index courses_all_newest_index on courses (created_at desc, id desc)`);
  }

  override down(): void {
    this.addSql(`drop table courses`);
  }
}
